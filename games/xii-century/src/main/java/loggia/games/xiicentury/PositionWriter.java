package loggia.games.xiicentury;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import loggia.kernel.position.Line;

/// Writes a state as one line that [PositionReader] reads back.
final class PositionWriter {
  private PositionWriter() {}

  static final List<String> FLAGS = List.of("reserve", "sheriff", "court", "split", "trade");

  static final List<Long> FLAG_BITS =
      List.of(Dice.RESERVE_USED, Dice.SHERIFF_USED, Dice.COURT_USED, Dice.SPLIT_USED, Dice.TRADED);

  static String write(XiiState state) {
    Line line = Line.ofWords();
    frame(line, state.frame);
    long clock = state.clock;
    line.put("round", Clock.round(clock));
    line.put("phase", state.phase().id());
    line.put("first", Clock.first(clock) + 1);
    line.put("active", Clock.active(clock) + 1);
    dice(line, state.dice);
    choices(line, state);
    line.put("disclosures", Clock.disclosures(clock));
    line.put("chance", state.chance);
    for (Town town : state.towns) {
      TownText.write(town, line);
    }
    return line.toString();
  }

  private static void frame(Line line, Frame frame) {
    line.put("difficulty", frame.difficulty().id());
    line.put("events", frame.chosen() ? "chosen" : "random");
    line.put("objective", frame.objective().id());
    if (!frame.sheet().equals(frame.printing().sheet())) {
      byte[] bytes = frame.sheet().text.getBytes(StandardCharsets.UTF_8);
      line.put("sheet", Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }
    if (frame.track() != 0) {
      line.put("track");
      for (int round = 1; round <= Frame.ROUNDS; round++) {
        int die = frame.event(round);
        if (die != 0) {
          line.put(Integer.toString(round), GlobalEvent.of(die).id());
        }
      }
    }
  }

  private static void dice(Line line, long dice) {
    line.put("dice");
    for (int die = 0; die < 4; die++) {
      line.put(Integer.toString(Dice.value(dice, die)));
    }
    if (Dice.spent(dice) != 0) {
      line.put("spent");
      for (int die = 0; die < 4; die++) {
        if (Dice.isSpent(dice, die)) {
          line.put(Integer.toString(die + 1));
        }
      }
    }
    hand(line, dice);
    used(line, "used", Dice.used(dice));
    used(line, "twice", Dice.usedTwice(dice));
    var did =
        IntStream.range(0, FLAGS.size())
            .filter(flag -> Dice.is(dice, FLAG_BITS.get(flag)))
            .mapToObj(FLAGS::get)
            .toList();
    putUnlessEmpty(line, "did", String.join(" ", did));
  }

  private static void hand(Line line, long dice) {
    if (Dice.held(dice) == 0) {
      return;
    }
    int origin = Dice.origin(dice);
    line.put("hand", Dice.held(dice));
    switch (origin) {
      case Dice.RESERVE -> line.put("reserve");
      case Dice.FIRST_PART -> line.put("first-part", Dice.otherPart(dice));
      case Dice.SECOND_PART -> line.put("second-part", Asset.of(Dice.partAsset(dice) - 1).id());
      default -> line.put("rolled", origin + 1);
    }
  }

  private static void used(Line line, String name, int used) {
    if (used == 0) {
      return;
    }
    line.put(name);
    for (Asset asset : Asset.ALL) {
      if ((used >>> asset.index() & 1) != 0) {
        line.put(asset.id());
      }
    }
    for (Location location : Location.ALL) {
      if ((used >>> 12 + location.index() & 1) != 0) {
        line.put(location.id());
      }
    }
  }

  private static void choices(Line line, XiiState state) {
    Line war = Line.ofWords();
    Line bonus = Line.ofWords();
    for (int seat = 0; seat < state.seats(); seat++) {
      String number = Integer.toString(seat + 1);
      int choice = Clock.war(state.clock, seat);
      if (choice != Clock.UNDECIDED) {
        war.put(number, choice == Clock.SUPPORTS ? "support" : "avoid");
      }
      int pending = Clock.bonus(state.clock, seat);
      if ((pending & Clock.GRASSLAND) != 0) {
        bonus.put(number, Location.GRASSLAND.id());
      }
      if ((pending & Clock.FOREST) != 0) {
        bonus.put(number, Location.FOREST.id());
      }
    }
    putUnlessEmpty(line, "war", war.toString());
    putUnlessEmpty(line, "bonus", bonus.toString());
  }

  private static void putUnlessEmpty(Line line, String key, String values) {
    if (!values.isEmpty()) {
      line.put(key, values);
    }
  }
}
