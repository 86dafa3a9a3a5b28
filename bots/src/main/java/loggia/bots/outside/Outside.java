package loggia.bots.outside;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import loggia.bots.Bot;
import loggia.bots.Contender;

/// A program that plays: started when first needed, kept for the next match.
public final class Outside implements Contender {
  private final String label;
  private final List<String> command;
  private final Duration limit;
  private final Contender fallback;
  private final Consumer<String> complaints;
  private final ConcurrentLinkedQueue<Talk> idle = new ConcurrentLinkedQueue<>();

  /// @param limit how long it may think about a decision
  /// @param fallback who answers when the program does not
  /// @param complaints hears of every crash, timeout and illegal move
  public Outside(
      String label,
      List<String> command,
      Duration limit,
      Contender fallback,
      Consumer<String> complaints) {
    this.label = label;
    this.command = command;
    this.limit = limit;
    this.fallback = fallback;
    this.complaints = complaints;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public Bot sit(long seed) {
    return new OutsideBot(this, fallback.sit(seed));
  }

  Duration limit() {
    return limit;
  }

  Talk begin() {
    Talk talk = idle.poll();
    return talk != null ? talk : Talk.start(command);
  }

  void end(Talk talk) {
    idle.add(talk);
  }

  void complain(String what) {
    complaints.accept("bot '" + label + "' " + what + "; " + fallback.label() + " answers instead");
  }

  @Override
  public void close() {
    for (Talk talk = idle.poll(); talk != null; talk = idle.poll()) {
      talk.close();
    }
  }
}
