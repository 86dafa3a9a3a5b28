package loggia.bots.external;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import loggia.bots.Bot;
import loggia.bots.Contender;

/// A program that plays: started when first needed, kept for the next match.
public final class ExternalContender implements Contender {
  private final String label;
  private final List<String> command;
  private final Duration limit;
  private final Contender fallback;
  private final Consumer<String> complaints;
  private final ConcurrentLinkedQueue<ExternalProcess> idle = new ConcurrentLinkedQueue<>();

  /// @param limit how long it may think about a decision
  /// @param fallback who answers when the program does not
  /// @param complaints hears of every crash, timeout and illegal move
  public ExternalContender(
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
    return new ExternalBot(this, fallback.sit(seed));
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

  void complain(String what) {
    complaints.accept("bot '" + label + "' " + what + "; " + fallback.label() + " answers instead");
  }

  @Override
  public void close() {
    for (ExternalProcess process = idle.poll(); process != null; process = idle.poll()) {
      process.close();
    }
  }
}
