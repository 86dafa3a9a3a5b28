package loggia.games.xiicentury;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import loggia.kernel.JsonError;

/// Reads a position. What is not said is usual: round 1, the first seat's turn to pick, dice 1 2 3
/// 4, a new sheet. As many `town`s as seats, at least one.
final class PositionReader {
  private final Words words;
  private final Printing printing;
  private Sheet sheet;
  private Difficulty difficulty = Difficulty.NORMAL;
  private boolean chosen;
  private Objective objective = Objective.ARCADE;
  private long track;
  private long dice = Dice.turn(Dice.shared(1, 2), 3, 4);
  private long clock = Clock.withPhase(Clock.withRound(0, 1), Phase.PICK);
  private long chance;
  private final List<Town> towns = new ArrayList<>();

  PositionReader(Printing printing, String text) {
    this.printing = printing;
    sheet = printing.sheet();
    words = new Words(text);
  }

  XiiState read() {
    while (words.hasNext()) {
      readOne(words.next());
    }
    if (towns.isEmpty() || towns.size() > 5) {
      throw TownText.bad("there must be 1 to 5 towns, not " + towns.size());
    }
    int seats = towns.size();
    if (Clock.active(clock) >= seats || Clock.first(clock) >= seats) {
      throw TownText.bad("there are only " + seats + " towns");
    }
    var frame = new Frame(printing, sheet, seats, difficulty, chosen, objective, track);
    return new XiiState(frame, towns.toArray(Town[]::new), dice, clock, chance);
  }

  private void readOne(String word) {
    switch (word) {
      case "difficulty" -> difficulty = words.named(Difficulty.ALL);
      case "events" -> chosen = words.next().equals("chosen");
      case "objective" -> objective = words.named(Objective.ALL);
      case "sheet" -> sheet = sheet(words.next());
      case "track" -> readTrack();
      case "round" -> clock = Clock.withRound(clock, words.number(0, Frame.ROUNDS));
      case "phase" -> clock = Clock.withPhase(clock, words.named(List.of(Phase.values())));
      case "first" -> {
        int seat = words.number(1, 5) - 1;
        clock = Clock.withActive(Clock.withFirst(clock, seat), seat);
      }
      case "active" -> clock = Clock.withActive(clock, words.number(1, 5) - 1);
      case "dice" -> readDice();
      case "spent" -> {
        while (words.nextIsNumber()) {
          dice = Dice.withSpent(dice, words.number(1, 4) - 1);
        }
      }
      case "hand" -> readHand();
      case "used" -> readUsed();
      case "twice" -> readUsed();
      case "did" -> readFlags();
      case "war" -> readWar();
      case "bonus" -> readBonus();
      case "disclosures" -> clock = Clock.withDisclosures(clock, words.number(0, 1 << 29));
      case "chance" -> chance = words.longNumber();
      case "town" -> towns.add(TownText.read(words, sheet));
      default -> throw TownText.bad("there is no '" + word + "' in a position");
    }
  }

  private static Sheet sheet(String encoded) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(encoded);
      return SheetReader.read("sheet", new String(bytes, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException | JsonError e) {
      throw TownText.bad("the sheet cannot be read: " + e.getMessage());
    }
  }

  private void readTrack() {
    while (words.nextIsNumber()) {
      int round = words.number(1, Frame.ROUNDS);
      track |= (long) words.named(GlobalEvent.ALL).die() << 3 * round;
    }
  }

  private void readDice() {
    for (int die = 0; die < 4; die++) {
      dice = Dice.withValue(dice, die, words.number(0, 6));
    }
  }

  private void readHand() {
    int value = words.number(1, 6);
    switch (words.next()) {
      case "reserve" -> dice = Dice.hold(dice, value, Dice.RESERVE);
      case "first-part" -> dice = Dice.holdParts(dice, value, words.number(1, 6));
      case "second-part" -> {
        long parts = Dice.holdParts(dice, value, value);
        dice = Dice.holdOtherPart(parts, words.named(Asset.ALL));
      }
      case "rolled" -> dice = Dice.hold(dice, value, words.number(1, 4) - 1);
      default -> throw TownText.bad("a hand is rolled, reserve, first-part or second-part");
    }
  }

  /// Said once: used once; said in `used` and in `twice`: used twice.
  private void readUsed() {
    while (words.nextIsOneOf(Asset.ALL) || words.nextIsOneOf(Location.ALL)) {
      dice =
          words.nextIsOneOf(Asset.ALL)
              ? Dice.use(dice, words.named(Asset.ALL))
              : Dice.use(dice, words.named(Location.ALL));
    }
  }

  private void readFlags() {
    while (words.hasNext() && PositionWriter.FLAGS.contains(words.peek())) {
      dice |= PositionWriter.FLAG_BITS.get(PositionWriter.FLAGS.indexOf(words.next()));
    }
  }

  private void readWar() {
    while (words.nextIsNumber()) {
      int seat = words.number(1, 5) - 1;
      boolean supports = words.next().equals("support");
      clock = Clock.withWar(clock, seat, supports ? Clock.SUPPORTS : Clock.AVOIDS);
    }
  }

  private void readBonus() {
    while (words.nextIsNumber()) {
      int seat = words.number(1, 5) - 1;
      var location = words.named(List.of(Location.GRASSLAND, Location.FOREST));
      int bit = location == Location.GRASSLAND ? Clock.GRASSLAND : Clock.FOREST;
      clock = Clock.withBonus(clock, seat, Clock.bonus(clock, seat) | bit);
    }
  }
}
