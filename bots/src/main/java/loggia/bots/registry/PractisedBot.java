package loggia.bots.registry;

import java.util.function.Function;
import loggia.bots.Bot;
import loggia.bots.Question;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// A bot that is made when it is asked for the first time: before, it does not know which game it
/// plays, nor how much practice that takes.
final class PractisedBot implements Bot {
  private final Function<Game<?, ?>, Bot> made;
  private @Nullable Bot bot;

  PractisedBot(Function<Game<?, ?>, Bot> made) {
    this.made = made;
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    Bot known = bot == null ? made.apply(question.game()) : bot;
    bot = known;
    return known.choose(question);
  }

  @Override
  public boolean thinksOn() {
    return bot != null && bot.thinksOn();
  }
}
