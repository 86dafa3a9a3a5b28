package loggia.app.play;

import java.util.List;
import loggia.kernel.Seat;

/// Where a person sees the table and answers.
public interface Screen extends AutoCloseable {
  /// Shows the situation and asks for a choice.
  Answer ask(Situation situation);

  /// Hides everything until the next person is there.
  void handOver(TerminalTexts texts, Seat seat);

  /// Nothing of what was shown stays in sight.
  void hide();

  /// Says why nothing is asked just now.
  void busy(String line);

  /// Something that needs no answer.
  void tell(String line);

  /// Shows lines that are to be read before the game goes on.
  void show(TerminalTexts texts, List<String> lines);

  /// Shows how it ended; it can still be read when the program is gone.
  void conclude(TerminalTexts texts, List<String> lines);

  /// What can still be read when the program is gone.
  void leave(List<String> lines);

  @Override
  void close();
}
