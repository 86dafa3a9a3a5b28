package loggia.testkit.sample;

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

/// A state of the bent game. It can be changed, so that a bend may do just that.
final class BentState implements State<BentState, CampanileMove> {
  private final Bend bend;
  private final int age;
  CampanileState real;
  boolean asked;

  BentState(Bend bend, CampanileState real, int age) {
    this.bend = bend;
    this.real = real;
    this.age = age;
  }

  @Override
  public int seats() {
    return real.seats();
  }

  @Override
  public Seats awaited() {
    return real.awaited();
  }

  @Override
  public Moves<CampanileMove> moves(Seat seat) {
    return Moves.of(bend.moves(real, seat));
  }

  @Override
  public List<CampanileMove> intents(Seat seat) {
    return bend.intents(real, seat);
  }

  @Override
  public Verdict explain(Seat seat, CampanileMove move) {
    return bend.explain(real, seat, move);
  }

  @Override
  public BentState play(Seat seat, CampanileMove move, Journal journal) {
    return new BentState(bend, bend.play(real, seat, move, journal, age), age + 1);
  }

  @Override
  public BentState imagine(Seat seat, RandomGenerator random) {
    return new BentState(bend, bend.imagine(real, seat, random), age);
  }

  @Override
  public BentState redraw(RandomGenerator random) {
    return new BentState(bend, bend.redraw(real, random), age);
  }

  @Override
  public View view(Viewer viewer) {
    return bend.view(real, viewer);
  }

  @Override
  public Result result() {
    return bend.result(real);
  }

  @Override
  public double[] outlook() {
    return bend.outlook(this);
  }

  @Override
  public int round() {
    return real.round();
  }

  @Override
  public long disclosures() {
    return bend.disclosures(this);
  }

  @Override
  public String text() {
    return real.text();
  }

  @Override
  public BentState hasten() {
    return new BentState(bend, bend.hasten(real), age);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BentState state && state.real.equals(real);
  }

  @Override
  public int hashCode() {
    return real.hashCode();
  }
}
