package loggia.games.ironcentury;

import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class AmuletTest {
  @Test
  @Rule("IC-51")
  void it_brings_back_a_character_that_fell_by_an_attack() {
    Played.at(
            "seats 3; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; city 3 la-voisin"
                + " amulet@la-voisin")
        .does(1, "attack scientists kidd")
        .awaits(3)
        .offers(3, "pass", "use amulet")
        .does(3, "use amulet")
        .city(3, "kidd")
        .city(2)
        .pile("attack", "amulet")
        .awaits(1);
  }

  @Test
  @Rule("IC-51")
  void its_owner_may_save_an_own_character_that_another_attacked() {
    Played.at(
            "seats 2; city 1 newton huygens; hand 1 attack truce; city 2 la-voisin kidd"
                + " amulet@la-voisin")
        .does(1, "attack scientists kidd")
        .passes(1)
        .does(2, "use amulet")
        .passes(1)
        .city(2, "kidd");
  }

  @Test
  @Rule("IC-51")
  void it_brings_back_a_character_that_fell_by_an_ambush() {
    Played.at(
            "seats 2; city 1 newton huygens; hand 1 ambush; city 2 la-voisin kidd amulet@la-voisin")
        .does(1, "use ambush with scientists on kidd")
        .does(2, "use amulet")
        .city(2, "kidd")
        .pile("ambush", "amulet");
  }

  @Test
  @Rule("IC-51")
  void it_brings_back_a_character_that_another_gave_to_the_plague() {
    Played.at(
            "seats 3; city 1 newton huygens; hand 1 plague; city 2 cromwell kidd; city 3 la-voisin"
                + " tituba amulet@la-voisin")
        .does(1, "use plague")
        .does(1, "sacrifice huygens")
        .offers(3, "pass", "use amulet")
        .passes(3)
        .awaits(2)
        .does(2, "sacrifice kidd")
        .does(3, "use amulet")
        .city(3, "tituba", "kidd")
        .awaits(3)
        .does(3, "sacrifice tituba")
        .city(3, "kidd")
        .awaits(1);
  }

  @Test
  @Rule("IC-51")
  void it_is_refused_for_what_its_owner_discarded() {
    Played.at(
            "seats 2; city 1 la-voisin tituba amulet@la-voisin; hand 1 attack; city 2 cromwell"
                + " kidd")
        .does(1, "attack demonic kidd")
        .awaits(1)
        .pile("attack", "kidd")
        .refuses(1, "use amulet", "IC-41");
    Played.at("seats 2; city 1 newton; hand 1 plague; city 2 la-voisin kidd amulet@la-voisin")
        .does(1, "use plague")
        .does(2, "sacrifice kidd")
        .awaits(1)
        .pile("kidd", "plague");
    Played.at(
            "seats 2; city 1 la-voisin amulet@la-voisin; hand 1 plague ambush; city 2 cromwell"
                + " kidd")
        .does(1, "use plague")
        .passes(1)
        .does(2, "sacrifice kidd")
        .awaits(1)
        .pile("kidd", "plague");
  }

  @Test
  @Rule({"IC-51", "IC-32"})
  void it_falls_with_its_bearer_without_its_power() {
    Played.at("seats 2; city 1 newton; hand 1 plague; city 2 cromwell tituba amulet@tituba")
        .does(1, "use plague")
        .does(2, "sacrifice tituba")
        .awaits(1)
        .pile("tituba", "amulet", "plague");
  }

  @Test
  @Rule({"IC-51", "IC-40"})
  void its_power_can_be_answered_by_an_edict() {
    Played.at(
            "seats 2; city 1 newton huygens; hand 1 attack edict; city 2 la-voisin kidd"
                + " amulet@la-voisin")
        .does(1, "attack scientists kidd")
        .passes(1)
        .does(2, "use amulet")
        .does(1, "use edict")
        .city(2)
        .pile("attack", "amulet", "edict", "kidd");
  }

  @Test
  @Rule({"IC-51", "IC-42"})
  void it_does_nothing_when_the_character_has_left_the_pile() {
    Played.at(
            "seats 2; city 1 newton huygens; hand 1 attack miracle; city 2 la-voisin kidd"
                + " amulet@la-voisin")
        .does(1, "attack scientists kidd")
        .passes(1)
        .does(2, "use amulet")
        .does(1, "use miracle on kidd")
        .hand(1, "kidd")
        .city(2)
        .pile("attack", "amulet", "miracle");
  }

  @Test
  @Rule("IC-51")
  void only_the_rescue_is_offered_at_that_moment() {
    Played.at(
            "seats 2; city 1 newton huygens; hand 1 attack; city 2 la-voisin kidd amulet@la-voisin;"
                + " hand 2 smugglers")
        .does(1, "attack scientists kidd")
        .passes(2)
        .refuses(2, "use smugglers", "IC-51")
        .offers(2, "pass", "use amulet");
  }
}
