package loggia.kernel;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// One moment of a game: an immutable value with value equality. What happens next is data in it.
///
/// @param <S> the game's own state class
/// @param <M> the game's moves
public interface State<S extends State<S, M>, M extends Move> {
  int seats();

  /// Whom the game waits for. Empty: it is over. Follows from what everybody may know.
  Seats awaited();

  /// What this seat may do now. Never empty for an awaited seat; empty for everybody once the game
  /// is over.
  ///
  /// A seat that is not awaited may have moves too: to change a simultaneous choice before the last
  /// one is in, to set a standing answer, to use out of turn what the rules allow at any time. Such
  /// a seat acts unasked:
  ///
  /// - Nobody waits for it and no clock runs for it. With it or without it, and however often it
  ///   acts, the game ends within its bound, which counts the decisions of awaited seats alone. Who
  ///   takes a choice back so that all wait again is awaited, and its clock runs.
  /// - Nothing is ever decided for it: [#hasten] and [#advance] play awaited seats only, and so
  ///   does whoever plays a [#standing] answer.
  /// - It may change whom the game waits for: others may have to answer it.
  /// - Whoever sees something change by it reads so in the log. What nobody sees, such as a
  ///   standing answer, need not be told.
  /// - It is a decision like any other: in the record, with the next number, and for undo
  ///   ([Match]).
  Moves<M> moves(Seat seat);

  /// What a person in this seat might try now, allowed or not: the moves that a client shows greyed
  /// out with the reason [#explain] gives. Holds every move of [#moves].
  default List<M> intents(Seat seat) {
    return moves(seat).toList();
  }

  /// The move of [#moves] that stands for this one. Where cards are alike for play the menu lists
  /// one move for all of them, so that bots see one choice; a person may still name the very card.
  /// As it stands: every move stands for itself alone.
  default M listed(Seat seat, M move) {
    return move;
  }

  /// Allowed, or the reason and its rule. Allows exactly the moves that [#moves] lists, and those
  /// that a listed one stands for ([#listed]).
  Verdict explain(Seat seat, M move);

  /// The next state. Trusts that the move is allowed: [Match] is what asks.
  S play(Seat seat, M move, Journal journal);

  /// What this seat has asked to be answered for it whenever it is awaited, if anything: set and
  /// taken back by moves, also while the seat is not awaited, and played by whoever runs the game
  /// as soon as the seat is awaited and may. Never shown to others.
  default Optional<M> standing(Seat seat) {
    return Optional.empty();
  }

  /// A world that this seat cannot tell from the real one: all that is hidden from it dealt anew,
  /// evenly over what is possible, and chance re-seeded, from `random` alone.
  S imagine(Seat seat, RandomGenerator random);

  /// This very moment with everything drawn anew, from `random` alone, that nobody knows yet: what
  /// is still to be rolled, the order of decks. What somebody knows stays as it is, hands and
  /// secret choices too: no seat's view and nobody's moves change. What really came can then be
  /// compared with what might have come: that is luck.
  S redraw(RandomGenerator random);

  /// What this viewer may know.
  View view(Viewer viewer);

  /// As whom or what this seat plays, where players of a game differ and everybody may know it: the
  /// id of a component, whose name the texts have as `name.<id>`.
  default Optional<String> role(Seat seat) {
    return Optional.empty();
  }

  /// How it ended. Only when nobody is awaited.
  Result result();

  /// The evaluation for bots: for each seat the estimated share of the victory, from 0 to 1,
  /// together 1 (alone: how good the end will be). Once the game is over it is exact.
  double[] outlook();

  /// Counted from 1: the round, or the turn where a game has no rounds.
  int round();

  /// A number that changes whenever chance is taken or something is shown to a seat that did not
  /// know it (other than a player's own card, shown by their own move). Undo never crosses such a
  /// change.
  long disclosures();

  /// The whole state as one line of text; [Game#position] reads it back.
  String text();

  default boolean over() {
    return awaited().isEmpty();
  }

  /// The state after all choices that leave nothing to choose: as long as the first awaited seat
  /// has exactly one move it is played, whatever seats that are not awaited could do in between.
  @SuppressWarnings("unchecked")
  default S hasten() {
    S state = (S) this;
    while (true) {
      Seats awaited = state.awaited();
      if (awaited.isEmpty()) {
        return state;
      }
      Seat seat = awaited.first();
      Moves<M> moves = state.moves(seat);
      if (moves.size() != 1) {
        return state;
      }
      state = state.play(seat, moves.get(0), Journal.NONE);
    }
  }

  /// [#play], then [#hasten]: the next state with something to choose. What simulation and search
  /// call for each decision; a game may do both in one go.
  default S advance(Seat seat, M move) {
    return play(seat, move, Journal.NONE).hasten();
  }
}
