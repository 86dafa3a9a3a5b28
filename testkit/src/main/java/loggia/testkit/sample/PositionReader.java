package loggia.testkit.sample;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.position.Word;
import loggia.kernel.position.Words;

/// Reads what [PositionWriter] writes, and shorter lines: what is left out is 0 (`round` 1,
/// `rounds` 4).
final class PositionReader {
  private final Words words;
  private final List<Mason> masons = new ArrayList<>();
  private int rounds = 4;
  private int round = 1;
  private long played;
  private int prize;
  private int climbed;
  private int winner;
  private long chance;
  private long shown;

  private PositionReader(String text) {
    words = Words.of(text);
  }

  static CampanileState read(String text) {
    return new PositionReader(text).read();
  }

  private CampanileState read() {
    while (words.hasNext()) {
      readTable(words.key());
    }
    if (masons.size() < 2 || masons.size() > 4) {
      throw new Refusal(
          new Reasons.BadPosition("it has " + masons.size() + " masons, there must be 2 to 4"));
    }
    return new CampanileState(
        new Frame(rounds), round, masons, played, prize, climbed, winner, chance, shown);
  }

  private void readTable(Word key) {
    switch (key.text()) {
      case "rounds" -> rounds = words.next().number(3, 5);
      case "round" -> round = words.next().number(1, 6);
      case "played" -> played = stones();
      case "prize" -> prize = words.next().number(0, 999);
      case "climbed" -> climbed = words.next().number(0, Rounds.MOST_CLIMBS);
      case "winner" -> winner = words.next().number(0, 4);
      case "chance" -> chance = words.next().wide();
      case "shown" -> shown = words.next().wide();
      case "mason" -> masons.add(readMason());
      default -> throw key.error("there is no '" + key.text() + "' in a position");
    }
  }

  private Mason readMason() {
    long hand = 0;
    int chosen = 0;
    int kept = 0;
    int climbs = 0;
    int won = 0;
    while (words.hasNext() && !words.nextIs(word -> word.is("mason"))) {
      Word key = words.key();
      switch (key.text()) {
        case "hand" -> hand = stones();
        case "chosen" -> chosen = words.next().number(0, Components.STANDARD.stones());
        case "kept" -> kept = words.next().number(0, 999);
        case "climbs" -> climbs = words.next().number(0, 99);
        case "won" -> won = words.next().number(0, 5);
        default -> throw key.error("a mason has no '" + key.text() + "'");
      }
      if (key.is("chosen") && chosen != 0 && (hand >>> chosen & 1) == 0) {
        throw key.error("stone " + chosen + " is chosen, but in no hand");
      }
    }
    return new Mason(hand, chosen, kept, climbs, won);
  }

  /// `3,17,30`, or 0 for none.
  private long stones() {
    Word word = words.next();
    long stones = 0;
    for (Word stone : word.is("0") ? List.<Word>of() : word.split(',')) {
      stones |= 1L << stone.number(1, Components.STANDARD.stones());
    }
    return stones;
  }
}
