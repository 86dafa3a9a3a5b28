package loggia.games.ironcentury;

import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class AmuletTest {
  @Test
  @Rule("IC-51")
  void it_brings_back_a_character_that_fell_by_an_attack() {
    Table.at(
            "seats 3; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; city 3 la-voisin"
                + " amulet@la-voisin")
        .play(1, "attack scientists kidd")
        .awaits(3)
        .offers(3, "pass", "use amulet")
        .play(3, "use amulet")
        .city(3, "kidd")
        .city(2)
        .pile("attack", "amulet")
        .awaits(1);
  }

  @Test
  @Rule("IC-51")
  void its_owner_may_save_an_own_character_that_another_attacked() {
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack truce; city 2 la-voisin kidd"
                + " amulet@la-voisin")
        .play(1, "attack scientists kidd")
        .passes(1)
        .play(2, "use amulet")
        .passes(1)
        .city(2, "kidd");
  }

  @Test
  @Rule("IC-51")
  void it_brings_back_a_character_that_fell_by_an_ambush() {
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 ambush; city 2 la-voisin kidd amulet@la-voisin")
        .play(1, "use ambush with scientists on kidd")
        .play(2, "use amulet")
        .city(2, "kidd")
        .pile("ambush", "amulet");
  }

  @Test
  @Rule("IC-51")
  void it_brings_back_a_character_that_another_gave_to_the_plague() {
    Table.at(
            "seats 3; city 1 newton huygens; hand 1 plague; city 2 cromwell kidd; city 3 la-voisin"
                + " tituba amulet@la-voisin")
        .play(1, "use plague")
        .play(1, "sacrifice huygens")
        .offers(3, "pass", "use amulet")
        .passes(3)
        .awaits(2)
        .play(2, "sacrifice kidd")
        .play(3, "use amulet")
        .city(3, "tituba", "kidd")
        .awaits(3)
        .play(3, "sacrifice tituba")
        .city(3, "kidd")
        .awaits(1);
  }

  @Test
  @Rule({"IC-22", "IC-42", "IC-51"})
  void what_it_brought_into_another_city_is_not_what_an_attack_was_aimed_at_any_more() {
    Table.at(
            "seats 3; city 1 newton huygens jean-bart; hand 1 attack; city 2 cromwell kidd; hand 2"
                + " plague; city 3 la-voisin tituba amulet@la-voisin")
        .play(1, "attack scientists kidd")
        .play(2, "use plague")
        .play(2, "sacrifice kidd")
        .play(3, "use amulet")
        .play(3, "sacrifice tituba")
        .play(1, "sacrifice jean-bart")
        .city(1, "huygens")
        .city(2)
        .city(3, "kidd");
  }

  @Test
  @Rule("IC-51")
  void it_is_refused_for_what_its_owner_discarded() {
    Table.at(
            "seats 2; city 1 la-voisin tituba amulet@la-voisin; hand 1 attack; city 2 cromwell"
                + " kidd")
        .play(1, "attack demonic kidd")
        .awaits(1)
        .pile("attack", "kidd")
        .refuses(1, "use amulet", "IC-41");
    Table.at("seats 2; city 1 newton; hand 1 plague; city 2 la-voisin kidd amulet@la-voisin")
        .play(1, "use plague")
        .play(2, "sacrifice kidd")
        .awaits(1)
        .pile("kidd", "plague");
    Table.at(
            "seats 2; city 1 la-voisin amulet@la-voisin; hand 1 plague ambush; city 2 cromwell"
                + " kidd")
        .play(1, "use plague")
        .passes(1)
        .play(2, "sacrifice kidd")
        .awaits(1)
        .pile("kidd", "plague");
  }

  @Test
  @Rule({"IC-51", "IC-32"})
  void it_falls_with_its_bearer_without_its_power() {
    Table.at("seats 2; city 1 newton; hand 1 plague; city 2 cromwell tituba amulet@tituba")
        .play(1, "use plague")
        .play(2, "sacrifice tituba")
        .awaits(1)
        .pile("tituba", "amulet", "plague");
  }

  @Test
  @Rule({"IC-51", "IC-40"})
  void its_power_can_be_answered_by_an_edict() {
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack edict; city 2 la-voisin kidd"
                + " amulet@la-voisin")
        .play(1, "attack scientists kidd")
        .passes(1)
        .play(2, "use amulet")
        .play(1, "use edict")
        .city(2)
        .pile("attack", "amulet", "edict", "kidd");
  }

  @Test
  @Rule({"IC-51", "IC-42"})
  void it_does_nothing_when_the_character_has_left_the_pile() {
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack miracle; city 2 la-voisin kidd"
                + " amulet@la-voisin")
        .play(1, "attack scientists kidd")
        .passes(1)
        .play(2, "use amulet")
        .play(1, "use miracle on kidd")
        .hand(1, "kidd")
        .city(2)
        .pile("attack", "amulet", "miracle");
  }

  @Test
  @Rule("IC-51")
  void only_the_rescue_is_offered_at_that_moment() {
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack; city 2 la-voisin kidd amulet@la-voisin;"
                + " hand 2 smugglers")
        .play(1, "attack scientists kidd")
        .passes(2)
        .refuses(2, "use smugglers", "IC-51")
        .offers(2, "pass", "use amulet");
  }
}
