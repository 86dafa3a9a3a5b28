package loggia.kernel;

import java.util.Optional;

/// A game under way: an immutable value that checks every decision before it is played, and knows
/// how far undo may go back.
///
/// A seat may take back its own last choices, one by one, as long as nobody else has decided since
/// and nothing was rolled, drawn or shown ([State#disclosures]). It makes no difference whether the
/// seats were awaited, nor whether anybody saw what was decided: who acts unasked may take that
/// back, and ends what another could take back, since undo restores the whole state as it was. That
/// somebody has decided is no secret: everybody knows the [#number].
public final class Match<S extends State<S, M>, M extends Move> {
  private final Game<S, M> game;
  private final Setup setup;
  private final S state;
  private final int number;
  private final Optional<Past<S>> past;

  private record Past<S>(S before, Seat by, Optional<Past<S>> older) {}

  private Match(Game<S, M> game, Setup setup, S state, int number, Optional<Past<S>> past) {
    this.game = game;
    this.setup = setup;
    this.state = state;
    this.number = number;
    this.past = past;
  }

  public static <S extends State<S, M>, M extends Move> Match<S, M> begin(
      Game<S, M> game, Setup setup) {
    return new Match<>(game, setup, game.begin(setup), 0, Optional.empty());
  }

  /// A match that stands at this state, with nothing to undo: for positions that were written down.
  public static <S extends State<S, M>, M extends Move> Match<S, M> at(
      Game<S, M> game, Setup setup, S state) {
    return new Match<>(game, setup, state, 0, Optional.empty());
  }

  public Game<S, M> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  public S state() {
    return state;
  }

  /// How many decisions led here, undos included: the number the next decision answers to.
  public int number() {
    return number;
  }

  /// The match after a decision that came as text.
  ///
  /// @throws Refusal with the reason; this match is then as it was
  public Match<S, M> decide(Decision decision, Journal journal) {
    return decision.isUndo()
        ? undo(decision.seat(), journal)
        : play(decision.seat(), game.move(decision.text()), journal);
  }

  /// Whether [#play] would take this move.
  public Verdict explain(Seat seat, M move) {
    if (state.over()) {
      return Verdict.refused(new Reasons.GameOver());
    }
    if (seat.index() >= state.seats() || state.moves(seat).isEmpty()) {
      return Verdict.refused(new Reasons.NotAwaited(seat));
    }
    return state.explain(seat, move);
  }

  public Match<S, M> play(Seat seat, M move, Journal journal) {
    if (explain(seat, move) instanceof Verdict.Refused(Reason reason)) {
      throw new Refusal(reason);
    }
    S next = state.play(seat, move, journal);
    return new Match<>(game, setup, next, number + 1, remember(seat, next));
  }

  private Optional<Past<S>> remember(Seat seat, S next) {
    if (next.disclosures() != state.disclosures()) {
      return Optional.empty();
    }
    return Optional.of(new Past<>(state, seat, past.filter(last -> last.by == seat)));
  }

  public boolean mayUndo(Seat seat) {
    return !state.over() && past.filter(last -> last.by == seat).isPresent();
  }

  public Match<S, M> undo(Seat seat, Journal journal) {
    if (!mayUndo(seat)) {
      throw new Refusal(new Reasons.NothingToUndo());
    }
    Past<S> last = past.orElseThrow();
    journal.tell(new Undone(seat));
    return new Match<>(game, setup, last.before, number + 1, last.older);
  }
}
