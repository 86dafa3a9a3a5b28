package loggia.app.play;

import java.util.List;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Where a person sees the table and answers.
public interface Screen extends AutoCloseable {
  /// Shows the table as the seat may see it and asks for a choice.
  ///
  /// @param news what the seat has not read yet
  <S extends State<S, M>, M extends Move> Answer<M> ask(
      LocalMatch<S, M> match, Seat seat, List<String> news);

  /// Hides everything until the next person is there.
  void handOver(TerminalTexts texts, Seat seat);

  /// Says why nothing is asked just now.
  void busy(String line);

  /// Something that needs no answer.
  void tell(String line);

  /// Shows lines that are to be read before the game goes on.
  void show(TerminalTexts texts, List<String> lines);

  @Override
  void close();
}
