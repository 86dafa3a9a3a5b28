package loggia.games.xiicentury;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/// Writes a state as one line that [PositionReader] reads back.
final class PositionWriter {
  private PositionWriter() {}

  static final List<String> FLAGS = List.of("reserve", "sheriff", "court", "split", "trade");

  static final List<Long> FLAG_BITS =
      List.of(Dice.RESERVE_USED, Dice.SHERIFF_USED, Dice.COURT_USED, Dice.SPLIT_USED, Dice.TRADED);

  static String write(XiiState state) {
    var text = new StringBuilder();
    frame(text, state.frame);
    long clock = state.clock;
    add(text, "round", Clock.round(clock));
    add(text, "phase", state.phase().id());
    add(text, "first", Clock.first(clock) + 1);
    add(text, "active", Clock.active(clock) + 1);
    dice(text, state.dice);
    choices(text, state);
    add(text, "disclosures", Clock.disclosures(clock));
    add(text, "chance", state.chance);
    for (Town town : state.towns) {
      text.append(' ').append(TownText.write(town));
    }
    return text.toString().strip();
  }

  private static void frame(StringBuilder text, Frame frame) {
    add(text, "difficulty", frame.difficulty().id());
    add(text, "events", frame.chosen() ? "chosen" : "random");
    add(text, "objective", frame.objective().id());
    if (!frame.sheet().equals(frame.printing().sheet())) {
      byte[] bytes = frame.sheet().text.getBytes(StandardCharsets.UTF_8);
      add(text, "sheet", Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }
    if (frame.track() != 0) {
      text.append(" track");
      for (int round = 1; round <= Frame.ROUNDS; round++) {
        int die = frame.event(round);
        if (die != 0) {
          add(text, Integer.toString(round), GlobalEvent.of(die).id());
        }
      }
    }
  }

  private static void dice(StringBuilder text, long dice) {
    text.append(" dice");
    for (int die = 0; die < 4; die++) {
      text.append(' ').append(Dice.value(dice, die));
    }
    if (Dice.spent(dice) != 0) {
      text.append(" spent");
      for (int die = 0; die < 4; die++) {
        text.append(Dice.isSpent(dice, die) ? " " + (die + 1) : "");
      }
    }
    hand(text, dice);
    used(text, "used", Dice.used(dice));
    used(text, "twice", Dice.usedTwice(dice));
    var did = new StringBuilder();
    for (int i = 0; i < FLAGS.size(); i++) {
      did.append(Dice.is(dice, FLAG_BITS.get(i)) ? " " + FLAGS.get(i) : "");
    }
    if (!did.isEmpty()) {
      text.append(" did").append(did);
    }
  }

  private static void hand(StringBuilder text, long dice) {
    if (Dice.held(dice) == 0) {
      return;
    }
    int origin = Dice.origin(dice);
    add(text, "hand", Dice.held(dice));
    switch (origin) {
      case Dice.RESERVE -> text.append(" reserve");
      case Dice.FIRST_PART -> add(text, "first-part", Dice.otherPart(dice));
      case Dice.SECOND_PART -> add(text, "second-part", Asset.of(Dice.partAsset(dice) - 1).id());
      default -> add(text, "rolled", origin + 1);
    }
  }

  private static void used(StringBuilder text, String name, int used) {
    if (used == 0) {
      return;
    }
    text.append(' ').append(name);
    for (Asset asset : Asset.ALL) {
      text.append((used >>> asset.index() & 1) != 0 ? " " + asset.id() : "");
    }
    for (Location location : Location.ALL) {
      text.append((used >>> 12 + location.index() & 1) != 0 ? " " + location.id() : "");
    }
  }

  private static void choices(StringBuilder text, XiiState state) {
    var war = new StringBuilder();
    var bonus = new StringBuilder();
    for (int seat = 0; seat < state.seats(); seat++) {
      int choice = Clock.war(state.clock, seat);
      if (choice != Clock.UNDECIDED) {
        add(war, Integer.toString(seat + 1), choice == Clock.SUPPORTS ? "support" : "avoid");
      }
      int pending = Clock.bonus(state.clock, seat);
      if ((pending & Clock.GRASSLAND) != 0) {
        add(bonus, Integer.toString(seat + 1), Location.GRASSLAND.id());
      }
      if ((pending & Clock.FOREST) != 0) {
        add(bonus, Integer.toString(seat + 1), Location.FOREST.id());
      }
    }
    text.append(war.isEmpty() ? "" : " war").append(war);
    text.append(bonus.isEmpty() ? "" : " bonus").append(bonus);
  }

  private static void add(StringBuilder text, String name, Object value) {
    text.append(' ').append(name).append(' ').append(value);
  }
}
