package loggia.bots.chests;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import loggia.kernel.Attachment;
import loggia.kernel.Chance;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// Every round a gem lies in one of four chests. All seats choose at once, unseen by each other: a
/// chest, which pays 3 when the gem is in it, or the safe way, which always pays 1. So without
/// knowing the secret the safe way is best, and who knew it would win every time. A crate comes
/// with the deals that have an even seed, a barrel stays in the box: nobody ever uses either.
public final class Chests implements Game<ChestsState, ChestsMove> {
  public static final Chests GAME = new Chests(false);
  public static final Chests PREDICTABLE = new Chests(true);
  static final int ROUNDS = 5;

  private final boolean predictable;

  private Chests(boolean predictable) {
    this.predictable = predictable;
  }

  @Override
  public boolean predictable(int seats) {
    return predictable;
  }

  @Override
  public Manual manual() {
    var options = List.<Option>of(new Option.Choice("pay", List.of("2", "3", "9"), "3"));
    var chapters = List.of(new Manual.Chapter("all", List.of("C-1")));
    var things = Stream.of("safe", "chest-1", "crate", "barrel").map(Chests::thing).toList();
    return new Manual("chests", 1, 1, 4, 4 * ROUNDS, options, chapters, things);
  }

  private static Manual.Component thing(String id) {
    return new Manual.Component("chest", id, Map.of(), "rulebook");
  }

  @Override
  public List<Manual.Component> components(Setup setup) {
    int crates = setup.seed() % 2 == 0 ? 1 : 0;
    return manual().components().subList(0, 2 + crates);
  }

  @Override
  public ChestsState begin(Setup setup) {
    int pay = Integer.parseInt(setup.value("pay"));
    return ChestsState.deal(setup.seats(), pay, Chance.seeded(setup.seed()));
  }

  @Override
  public ChestsMove move(String text) {
    return ChestsMove.ALL.stream()
        .filter(move -> move.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new Refusal(new Reasons.UnknownMove(text)));
  }

  @Override
  public ChestsState position(String text, List<Attachment> files) {
    throw new Refusal(new Reasons.BadPosition("positions of this game are not written"));
  }

  @Override
  public Texts texts(String language) {
    String text = "title=Chests\nmove.open=Open chest {chest}\nmove.safe=Take the safe way\n";
    return Texts.of(language, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
