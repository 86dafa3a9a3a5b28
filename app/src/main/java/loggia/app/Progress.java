package loggia.app;

import java.io.Console;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/// How far a long run has come, with its rate and the time left, for whoever sits at a terminal.
/// Silent otherwise.
final class Progress implements AutoCloseable {
  private final @Nullable ProgressBar bar;

  Progress(String task, long steps) {
    bar = onTerminal() ? bar(task, steps) : null;
  }

  private static ProgressBar bar(String task, long steps) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(steps)
        .setStyle(ProgressBarStyle.ASCII)
        .setUnit(" games", 1)
        .showSpeed()
        .build();
  }

  static boolean onTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  void step() {
    if (bar != null) {
      bar.step();
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
