package loggia.server.table;

import java.util.concurrent.ThreadLocalRandom;
import loggia.kernel.Seat;
import loggia.server.common.Config;

/// How long what the server plays takes at least: people must be able to follow, and nobody may
/// tell from it what is nobody's business.
final class AnswerPace {
  /// A standing answer takes at most so many times the pace of forced ones.
  private static final int LONGEST = 3;

  private final AnswerTimes passes = new AnswerTimes();
  private final int forced;
  private final int bot;
  private final int interject;

  AnswerPace(Config config) {
    forced = config.number("pace.forced");
    bot = config.number("pace.bot");
    interject = config.number("pace.interject");
  }

  /// Hears how long a person took to pass. Who takes longer than a standing answer ever does shows
  /// by it that they were asked; all others look the same.
  void passed(String game, long millis) {
    if (millis >= forced && millis <= LONGEST * (long) forced) {
      passes.add(game, millis);
    }
  }

  /// Milliseconds.
  long least(Snapshot seen, Play play, ServerMove serverMove) {
    if (serverMove.answer().isPresent()) {
      boolean secret =
          play.state().standing(serverMove.seat()).isPresent()
              && !seen.details().unwatchedAmongBots();
      return secret ? likePeople(seen.details().settings().game()) : forced;
    }
    return Interjections.possible(seen.details(), play.state()) ? interject : bot;
  }

  long likePeople(String game) {
    return passes
        .any(game)
        .orElseGet(() -> ThreadLocalRandom.current().nextLong(forced, LONGEST * (long) forced + 1));
  }

  /// Whether a bot that has no choice may say so by answering at once: everybody knows that it has
  /// none, or there is nobody to learn it.
  static boolean mayBeQuick(Snapshot seen, Play play, Seat seat) {
    boolean botsOnly =
        seen.details().seats().stream().allMatch(one -> one.kind() == TableSeat.Kind.BOT);
    return botsOnly || AutoAnswer.publicly(play.state(), seat);
  }
}
