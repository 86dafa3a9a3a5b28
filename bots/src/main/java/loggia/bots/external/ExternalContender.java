package loggia.bots.external;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import loggia.bots.Bot;
import loggia.bots.BotFailure;
import loggia.bots.Contender;
import loggia.bots.NumberedGame;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// A program that plays: started when first needed, kept for the next match.
public final class ExternalContender implements Contender {
  private final String label;
  private final List<String> command;
  private final Duration limit;
  private final Optional<Contender> standIn;
  private final Map<Object, NumberedGame<?, ?>> numbered = new ConcurrentHashMap<>();
  private final ConcurrentLinkedQueue<ExternalProcess> idle = new ConcurrentLinkedQueue<>();

  /// @param limit how long it may think about a decision
  /// @param standIn who answers when the program does not; empty: its match fails
  public ExternalContender(
      String label, List<String> command, Duration limit, Optional<Contender> standIn) {
    this.label = label;
    this.command = command;
    this.limit = limit;
    this.standIn = standIn;
  }

  @Override
  public String label() {
    return label;
  }

  /// Starts the program once, also where somebody would stand in for it: a program that never
  /// played is no bot.
  @Override
  public void prepare() {
    try {
      end(begin());
    } catch (ExternalFailure failure) {
      throw new BotFailure(label, String.valueOf(failure.getMessage()));
    }
  }

  @Override
  public Bot sit(long seed) {
    @Nullable Bot other = standIn.isPresent() ? standIn.get().sit(seed) : null;
    return new ExternalBot(this, other);
  }

  /// The numbers of a game with these options; made once.
  @SuppressWarnings("unchecked") // the key names the game
  <S extends State<S, M>, M extends Move> NumberedGame<S, M> numbered(
      Game<S, M> game, Setup setup) {
    var key = List.of(game.manual().id(), game.manual().rules(), setup.seats(), setup.values());
    try {
      return (NumberedGame<S, M>) numbered.computeIfAbsent(key, _ -> NumberedGame.of(game, setup));
    } catch (IllegalArgumentException e) {
      throw new ExternalFailure("wants a vector, but " + e.getMessage());
    }
  }

  Duration limit() {
    return limit;
  }

  ExternalProcess begin() {
    ExternalProcess process = idle.poll();
    return process != null ? process : ExternalProcess.start(command);
  }

  void end(ExternalProcess process) {
    idle.add(process);
  }

  @Override
  public void close() {
    for (ExternalProcess process = idle.poll(); process != null; process = idle.poll()) {
      process.close();
    }
  }
}
