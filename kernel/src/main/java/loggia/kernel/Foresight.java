package loggia.kernel;

/// What a seat foresees of its moves, from one moment on: the [State#outlook] after each of them,
/// in worlds that the seat imagines there. What it has found out in one world it need not find out
/// again in the next. For one thread at a time.
///
/// @param <S> the game's own state class
/// @param <M> the game's moves
@FunctionalInterface
public interface Foresight<S extends State<S, M>, M extends Move> {
  /// Exactly what `world.advance(seat, move).outlook()` would be.
  ///
  /// @param world imagined by this seat from the moment; always from the same one
  double[] outlook(S world, M move);
}
