package loggia.bots.registry;

import java.util.List;
import loggia.bots.Bot;
import loggia.bots.Question;
import loggia.kernel.Event;
import loggia.kernel.Move;
import loggia.kernel.Result;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Does whatever another bot does, but for what is overridden.
class ForwardingBot implements Bot {
  private final Bot bot;

  ForwardingBot(Bot bot) {
    this.bot = bot;
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    return bot.choose(question);
  }

  @Override
  public boolean thinksOn() {
    return bot.thinksOn();
  }

  @Override
  public void begin(Setup setup) {
    bot.begin(setup);
  }

  @Override
  public boolean listens() {
    return bot.listens();
  }

  @Override
  public void hear(Event event) {
    bot.hear(event);
  }

  @Override
  public void end(Result result) {
    bot.end(result);
  }

  @Override
  public List<String> standIns() {
    return bot.standIns();
  }

  @Override
  public void close() {
    bot.close();
  }
}
