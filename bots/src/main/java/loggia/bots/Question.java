package loggia.bots;

import java.util.random.RandomGenerator;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.View;

/// What a bot is asked: *what will this seat do now?* It gives out what the seat may know, and
/// worlds imagined from that, never the real state.
public final class Question<S extends State<S, M>, M extends Move> {
  private final Game<S, M> game;
  private final S real;
  private final Seat seat;

  public Question(Game<S, M> game, S real, Seat seat) {
    this.game = game;
    this.real = real;
    this.seat = seat;
  }

  public Game<S, M> game() {
    return game;
  }

  public Seat seat() {
    return seat;
  }

  public int seats() {
    return real.seats();
  }

  public int round() {
    return real.round();
  }

  /// What the seat may answer; never empty.
  public Moves<M> moves() {
    return real.moves(seat);
  }

  public View view() {
    return real.view(seat);
  }

  /// What the seat knows, by numbers.
  public float[] vector(NumberedGame<S, M> numbered) {
    return numbered.vector(real, seat);
  }

  /// A world that the seat cannot tell from the real one; another one each time.
  public S imagine(RandomGenerator random) {
    return real.imagine(seat, random);
  }
}
