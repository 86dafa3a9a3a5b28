package loggia.games.xiicentury;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import loggia.kernel.Attachment;
import loggia.kernel.JsonError;
import loggia.kernel.Named;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.position.Word;
import loggia.kernel.position.Words;

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
    words = Words.of(text);
  }

  XiiState read() {
    while (words.hasNext()) {
      readOne(words.key());
    }
    if (towns.isEmpty() || towns.size() > 5) {
      throw bad("there must be 1 to 5 towns, not " + towns.size());
    }
    int seats = towns.size();
    if (Clock.active(clock) >= seats || Clock.first(clock) >= seats) {
      throw bad("there are only " + seats + " towns");
    }
    var frame = new Frame(printing, sheet, seats, difficulty, chosen, objective, track);
    return new XiiState(frame, towns.toArray(Town[]::new), dice, clock, chance);
  }

  private void readOne(Word key) {
    switch (key.text()) {
      case "difficulty" -> difficulty = named(Difficulty.ALL);
      case "events" -> chosen = words.next().oneOf("random", "chosen").equals("chosen");
      case "objective" -> objective = named(Objective.ALL);
      case "sheet" -> sheet = sheet(words.next());
      case "track" -> readTrack();
      case "round" -> clock = Clock.withRound(clock, number(0, Frame.ROUNDS));
      case "phase" -> clock = Clock.withPhase(clock, named(List.of(Phase.values())));
      case "first" -> {
        int seat = number(1, 5) - 1;
        clock = Clock.withActive(Clock.withFirst(clock, seat), seat);
      }
      case "active" -> clock = Clock.withActive(clock, number(1, 5) - 1);
      case "dice" -> readDice();
      case "spent" -> {
        while (words.nextIs(Word::isNumber)) {
          dice = Dice.withSpent(dice, number(1, 4) - 1);
        }
      }
      case "hand" -> readHand();
      case "used" -> readUsed();
      case "twice" -> readUsed();
      case "did" -> readFlags();
      case "war" -> readWar();
      case "bonus" -> readBonus();
      case "disclosures" -> clock = Clock.withDisclosures(clock, number(0, 1 << 29));
      case "chance" -> chance = words.next().wide();
      case "town" -> towns.add(TownText.read(key, words, sheet));
      default -> throw key.error("there is no '" + key.text() + "' in a position");
    }
  }

  private static Sheet sheet(Word encoded) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(encoded.text());
      return Sheets.of(new Attachment("sheet", new String(bytes, StandardCharsets.UTF_8)));
    } catch (IllegalArgumentException | JsonError e) {
      throw encoded.error("the sheet cannot be read: " + e.getMessage());
    }
  }

  private void readTrack() {
    while (words.nextIs(Word::isNumber)) {
      int round = number(1, Frame.ROUNDS);
      track |= (long) named(GlobalEvent.ALL).die() << 3 * round;
    }
  }

  private void readDice() {
    for (int die = 0; die < 4; die++) {
      dice = Dice.withValue(dice, die, number(0, 6));
    }
  }

  private void readHand() {
    int value = number(1, 6);
    switch (words.next().oneOf("rolled", "reserve", "first-part", "second-part")) {
      case "reserve" -> dice = Dice.hold(dice, value, Dice.RESERVE);
      case "first-part" -> dice = Dice.holdParts(dice, value, number(1, 6));
      case "second-part" -> {
        long parts = Dice.holdParts(dice, value, value);
        dice = Dice.holdOtherPart(parts, named(Asset.ALL));
      }
      default -> dice = Dice.hold(dice, value, number(1, 4) - 1);
    }
  }

  /// Said once: used once; said in `used` and in `twice`: used twice.
  private void readUsed() {
    while (words.nextIs(word -> word.isOneOf(Asset.ALL) || word.isOneOf(Location.ALL))) {
      Word word = words.next();
      dice =
          word.isOneOf(Asset.ALL)
              ? Dice.use(dice, word.named(Asset.ALL))
              : Dice.use(dice, word.named(Location.ALL));
    }
  }

  private void readFlags() {
    while (words.nextIs(word -> PositionWriter.FLAGS.contains(word.text()))) {
      int flag = PositionWriter.FLAGS.indexOf(words.next().text());
      dice |= PositionWriter.FLAG_BITS.get(flag);
    }
  }

  private void readWar() {
    while (words.nextIs(Word::isNumber)) {
      int seat = number(1, 5) - 1;
      boolean supports = words.next().oneOf("support", "avoid").equals("support");
      clock = Clock.withWar(clock, seat, supports ? Clock.SUPPORTS : Clock.AVOIDS);
    }
  }

  private void readBonus() {
    while (words.nextIs(Word::isNumber)) {
      int seat = number(1, 5) - 1;
      var location = named(List.of(Location.GRASSLAND, Location.FOREST));
      int bit = location == Location.GRASSLAND ? Clock.GRASSLAND : Clock.FOREST;
      clock = Clock.withBonus(clock, seat, Clock.bonus(clock, seat) | bit);
    }
  }

  private int number(int least, int most) {
    return words.next().number(least, most);
  }

  private <T extends Named> T named(List<T> things) {
    return words.next().named(things);
  }

  private static Refusal bad(String problem) {
    return new Refusal(new Reasons.BadPosition(problem));
  }
}
