package loggia.bots.net;

import loggia.bots.Attention;
import loggia.bots.NumberedGame;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.SparseNumbers;
import loggia.kernel.State;

/// Attends to moves as a [MoveNet] says that sees what the choosing seat sees.
final class NetAttention<S extends State<S, M>, M extends Move> implements Attention<S, M> {
  private final NumberedGame<S, M> numbered;
  private final MoveThought thought;
  private final SparseNumbers input = new SparseNumbers();

  NetAttention(MoveNet net, NumberedGame<S, M> numbered) {
    this.numbered = numbered;
    thought = new MoveThought(net);
  }

  @Override
  public void correct(S state, Seat seat, Moves<M> menu, double[] promises) {
    numbered.write(state, seat, input.at(0));
    thought.correct(input, numbers(numbered, menu), promises);
  }

  static <S extends State<S, M>, M extends Move> int[] numbers(
      NumberedGame<S, M> numbered, Moves<M> menu) {
    var numbers = new int[menu.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = numbered.numberOf(menu.get(i));
    }
    return numbers;
  }
}
