package loggia.testkit.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Verdict;
import loggia.kernel.View;
import loggia.kernel.Viewer;

/// One moment of the game.
///
/// @param played all stones that were played so far, as a set
/// @param prize what is on the table
/// @param climbed how often the winner has climbed this round
/// @param winner the number of the seat that decides about the prize; 0 while stones are chosen
public record CampanileState(
    Frame frame,
    int round,
    List<Mason> masons,
    long played,
    int prize,
    int climbed,
    int winner,
    long chance,
    long disclosures)
    implements State<CampanileState, CampanileMove> {

  public CampanileState {
    masons = List.copyOf(masons);
  }

  @Override
  public int seats() {
    return masons.size();
  }

  @Override
  public Seats awaited() {
    if (Scoring.ending(this).isPresent()) {
      return Seats.NONE;
    }
    if (winner > 0) {
      return Seats.of(Seat.of(winner - 1));
    }
    Seats awaited = Seats.all(seats());
    for (int i = 0; i < seats(); i++) {
      awaited = masons.get(i).chosen() == 0 ? awaited : awaited.without(Seat.of(i));
    }
    return awaited;
  }

  @Override
  public Moves<CampanileMove> moves(Seat seat) {
    return MoveTables.ALL.menu(Menus.allowed(this, seat));
  }

  @Override
  public List<CampanileMove> intents(Seat seat) {
    return MoveTables.ALL.menu(Menus.thinkable(this, seat)).toList();
  }

  @Override
  public Verdict explain(Seat seat, CampanileMove move) {
    return Explain.explain(this, seat, move);
  }

  @Override
  public CampanileState play(Seat seat, CampanileMove move, Journal journal) {
    return switch (move) {
      case CampanileMove.Choose(int stone) -> Rounds.choose(this, seat, stone, journal);
      case CampanileMove.Keep() -> Rounds.keep(this, journal);
      case CampanileMove.Climb() -> Rounds.climb(this, journal);
    };
  }

  @Override
  public CampanileState imagine(Seat seat, RandomGenerator random) {
    return Imagine.world(this, seat, random);
  }

  @Override
  public CampanileState redraw(RandomGenerator random) {
    return Imagine.redraw(this, random);
  }

  @Override
  public View view(Viewer viewer) {
    return ViewBuilder.view(this, viewer);
  }

  @Override
  public Result result() {
    return Scoring.result(this);
  }

  @Override
  public double[] outlook() {
    return Outlook.of(this);
  }

  @Override
  public String text() {
    return PositionWriter.write(this);
  }

  /// The stones nobody holds and nobody has played.
  long pile() {
    long pile = Components.STANDARD.all() & ~played;
    for (Mason mason : masons) {
      pile &= ~mason.hand();
    }
    return pile;
  }

  CampanileState with(Seat seat, Mason mason) {
    var others = new ArrayList<>(masons);
    others.set(seat.index(), mason);
    return with(others);
  }

  CampanileState with(List<Mason> others) {
    return new CampanileState(
        frame, round, others, played, prize, climbed, winner, chance, disclosures);
  }

  CampanileState with(int newPrize, int newClimbed, int newWinner) {
    return new CampanileState(
        frame, round, masons, played, newPrize, newClimbed, newWinner, chance, disclosures);
  }

  /// Chance is now at this point, and something became known.
  CampanileState after(long newChance) {
    return new CampanileState(
        frame, round, masons, played, prize, climbed, winner, newChance, disclosures + 1);
  }
}
