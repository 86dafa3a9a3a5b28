package loggia.bots.chests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import loggia.kernel.Chance;
import loggia.kernel.Event;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Names;
import loggia.kernel.Reasons;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Texts;
import loggia.kernel.Verdict;
import loggia.kernel.View;
import loggia.kernel.Viewer;

/// Points and choices by seat; a choice of -1 is not made yet. `gem` is the secret.
public record ChestsState(
    int round, int pay, List<Integer> points, List<Integer> choices, int gem, long chance)
    implements State<ChestsState, ChestsMove> {

  public record Opened(Seat seat, int chest, boolean found) implements Event {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "chest", chest == 0 ? "safe" : "chest-" + chest));
    }
  }

  public record Seen(int round, List<Integer> points, int own) implements View {
    @Override
    public String draw(Texts texts, Names names) {
      return "Round " + round + ", points " + points;
    }
  }

  static ChestsState deal(int seats, int pay, long chance) {
    long next = Chance.next(chance);
    var zero = Collections.nCopies(seats, 0);
    return new ChestsState(1, pay, zero, unmade(seats), 1 + Chance.below(next, 4), next);
  }

  private static List<Integer> unmade(int seats) {
    return Collections.nCopies(seats, -1);
  }

  @Override
  public int seats() {
    return points.size();
  }

  @Override
  public Seats awaited() {
    Seats awaited = Seats.NONE;
    for (int i = 0; i < seats() && round <= Chests.ROUNDS; i++) {
      awaited = choices.get(i) < 0 ? awaited.with(Seat.of(i)) : awaited;
    }
    return awaited;
  }

  @Override
  public Moves<ChestsMove> moves(Seat seat) {
    return awaited().contains(seat) ? Moves.of(ChestsMove.ALL) : Moves.none();
  }

  @Override
  public Verdict explain(Seat seat, ChestsMove move) {
    return awaited().contains(seat)
        ? Verdict.allowed()
        : Verdict.refused(new Reasons.NotAwaited(seat));
  }

  @Override
  public ChestsState play(Seat seat, ChestsMove move, Journal journal) {
    var made = new ArrayList<>(choices);
    made.set(seat.index(), move.chest());
    if (made.contains(-1)) {
      return new ChestsState(round, pay, points, List.copyOf(made), gem, chance);
    }
    var paid = new ArrayList<>(points);
    for (int i = 0; i < seats(); i++) {
      int chest = made.get(i);
      paid.set(i, paid.get(i) + (chest == 0 ? 1 : chest == gem ? pay : 0));
      journal.tell(new Opened(Seat.of(i), chest, chest == gem));
    }
    long next = Chance.next(chance);
    int other = 1 + Chance.below(next, 4);
    return new ChestsState(round + 1, pay, List.copyOf(paid), unmade(seats()), other, next);
  }

  @Override
  public ChestsState imagine(Seat seat, RandomGenerator random) {
    var made = new ArrayList<>(choices);
    for (int i = 0; i < seats(); i++) {
      if (i != seat.index() && made.get(i) >= 0) {
        made.set(i, random.nextInt(5));
      }
    }
    int other = 1 + random.nextInt(4);
    return new ChestsState(round, pay, points, List.copyOf(made), other, random.nextLong());
  }

  @Override
  public ChestsState redraw(RandomGenerator random) {
    int other = 1 + random.nextInt(4);
    return new ChestsState(round, pay, points, choices, other, random.nextLong());
  }

  @Override
  public View view(Viewer viewer) {
    return new Seen(round, points, viewer instanceof Seat seat ? choices.get(seat.index()) : -1);
  }

  @Override
  public Result result() {
    return Result.ranked(
        "rounds",
        points.stream()
            .map(p -> new Result.Tally(List.of(new Result.Line("gems", p)), List.of()))
            .toList());
  }

  @Override
  public double[] outlook() {
    double[] shares = new double[seats()];
    if (over()) {
      Seats winners = result().winners();
      winners.forEach(seat -> shares[seat.index()] = 1.0 / winners.size());
      return shares;
    }
    double sum = 0;
    for (int i = 0; i < shares.length; i++) {
      shares[i] = Math.exp(points.get(i) / 3.0);
      sum += shares[i];
    }
    double all = sum;
    return Arrays.stream(shares).map(share -> share / all).toArray();
  }

  @Override
  public long disclosures() {
    return round;
  }

  @Override
  public String text() {
    return toString();
  }
}
