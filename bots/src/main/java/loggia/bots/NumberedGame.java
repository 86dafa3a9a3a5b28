package loggia.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// A game's [Features] with what follows from them: the number of each move, the layout.
public final class NumberedGame<S extends State<S, M>, M extends Move> {
  private final Features<S, M> features;
  private final List<M> moves;
  private final Map<M, Integer> numbers = new HashMap<>();
  private final List<Numbers.Part> layout;
  private final int size;

  private NumberedGame(Features<S, M> features, S first) {
    this.features = features;
    moves = features.moves();
    for (int i = 0; i < moves.size(); i++) {
      numbers.put(moves.get(i), i);
    }
    layout = Numbers.layout(features, first);
    size = layout.stream().mapToInt(Numbers.Part::size).sum();
  }

  /// @throws IllegalArgumentException when the game has no features
  public static <S extends State<S, M>, M extends Move> NumberedGame<S, M> of(
      Game<S, M> game, Setup setup) {
    Features<S, M> features =
        game.features(setup)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the game '" + game.manual().id() + "' has no features"));
    return new NumberedGame<>(features, game.begin(setup));
  }

  /// Every move; its place is its number.
  public List<M> moves() {
    return moves;
  }

  public int numberOf(M move) {
    return numbers.getOrDefault(move, -1);
  }

  public List<Numbers.Part> layout() {
    return layout;
  }

  /// How many numbers a vector has.
  public int size() {
    return size;
  }

  /// What the seat knows, written where these numbers stand.
  public void write(S state, Seat seat, Numbers into) {
    features.write(state, seat, into);
  }

  public float[] vector(S state, Seat seat) {
    float[] vector = new float[size];
    features.write(state, seat, Numbers.into(vector));
    return vector;
  }
}
