package loggia.server.table;

import java.security.SecureRandom;
import loggia.bots.Bot;
import loggia.bots.Question;
import loggia.bots.registry.Level;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Sits a bot where one has to answer, or asks the one that has thought about it already.
final class SeatedBots implements BotRunner.Thinker {
  private static final SecureRandom RANDOM = new SecureRandom();

  private final KeptBots kept;

  SeatedBots(KeptBots kept) {
    this.kept = kept;
  }

  @Override
  public String choose(BotTurn turn) {
    Bot bot = kept.take(turn).orElseGet(() -> sit(turn.level()));
    String move = ask(bot, turn, turn.match());
    kept.keep(turn, bot);
    return move;
  }

  private static Bot sit(String level) {
    return Level.find(level).orElse(Level.APPRENTICE).sit(RANDOM.nextLong());
  }

  private static <S extends State<S, M>, M extends Move> String ask(
      Bot bot, BotTurn turn, Match<S, M> match) {
    return bot.choose(new Question<>(match.game(), match.state(), turn.seat())).text();
  }
}
