package loggia.kernel;

import java.util.List;

/// A game for those who learn it by numbers, nets and researchers alike: every move has a number,
/// and what a seat knows is a vector of a fixed length. Both stay as they are for all games that
/// begin with the same options and seats under the same version of the rules.
///
/// @param <S> the game's own state class
/// @param <M> the game's moves
public interface Features<S extends State<S, M>, M extends Move> {
  /// Every move that [State#moves] can ever list, each once: its place is its number.
  List<M> moves();

  /// Writes what this seat knows, and nothing that it cannot know: always the same parts in the
  /// same order, each with as many numbers as ever. Seats are counted from the one that looks: own,
  /// next, and so on clockwise.
  void write(S state, Seat seat, Numbers numbers);
}
