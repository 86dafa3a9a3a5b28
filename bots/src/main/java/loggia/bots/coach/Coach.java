package loggia.bots.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import loggia.bots.Evaluator;
import loggia.bots.arena.Pool;
import loggia.bots.coach.Analysis.Moment;
import loggia.bots.coach.Analysis.SeatReport;
import loggia.bots.coach.Line.Step;
import loggia.bots.net.ShippedEvaluator;
import loggia.kernel.Attachment;
import loggia.kernel.Chance;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Move;
import loggia.kernel.RecordError;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Says where a finished game was won and lost, and by what.
///
/// What a decision changes is split: with the dice and decks drawn anew after the same move the
/// chances are those of the choice alone, and what is left is luck. How good a choice was beside
/// the others is another question, and is answered by what its seat could know.
public final class Coach<S extends State<S, M>, M extends Move> {
  /// What choices are judged by. The chances of everybody, for which luck is looked for, are the
  /// game's own: a net sees what one seat sees, and they must not change with who decides.
  public static final Evaluator JUDGE = ShippedEvaluator.INSTANCE;

  private final Line<S, M> line;
  private final Effort effort;

  private Coach(Line<S, M> line, Effort effort) {
    this.line = line;
    this.effort = effort;
  }

  /// @param files those that the record's file options name by hash
  /// @param listener hears how it goes
  /// @throws RecordError when the record cannot be replayed
  /// @throws IllegalArgumentException when the game is not over
  public static <S extends State<S, M>, M extends Move> Analysis analyse(
      Game<S, M> game,
      GameRecord record,
      List<Attachment> files,
      Effort effort,
      Listener listener) {
    return new Coach<>(Line.of(game, record, files), effort).analysis(listener);
  }

  /// Hears how an analysis goes, from any thread; by throwing it ends the analysis.
  @FunctionalInterface
  public interface Listener {
    /// @param done how many of the decisions that stood are judged
    void judged(int done);

    /// The chances and the luck are known, and nothing is judged yet.
    default void drawn(Analysis curve) {}
  }

  /// The chances are quick to find and judging takes long, so the curve comes first.
  private Analysis analysis(Listener listener) {
    long deadline = System.nanoTime() + effort.time().toNanos();
    var steps = new ArrayList<StepAnalysis<S, M>>();
    for (Step<S, M> step : line.steps()) {
      steps.add(new StepAnalysis<>(line.game(), step, effort, seed(steps.size())));
    }
    each(steps, StepAnalysis::value);
    listener.drawn(report(steps));
    var done = new AtomicInteger();
    each(
        steps,
        step -> {
          step.judge(System.nanoTime() - deadline > 0);
          listener.judged(done.incrementAndGet());
        });
    return report(steps);
  }

  /// One thread is that of the caller, with the priority it has.
  private void each(List<StepAnalysis<S, M>> steps, Consumer<StepAnalysis<S, M>> work) {
    if (effort.threads() <= 1) {
      steps.forEach(work);
      return;
    }
    var next = new AtomicInteger();
    Pool.run(
        IntStream.range(0, effort.threads()).boxed().toList(),
        _ -> {
          for (int i = next.getAndIncrement(); i < steps.size(); i = next.getAndIncrement()) {
            work.accept(steps.get(i));
          }
        });
  }

  private long seed(int step) {
    return Chance.split(Chance.seeded(effort.seed()), step);
  }

  private Analysis report(List<StepAnalysis<S, M>> steps) {
    var moments = new ArrayList<Moment>();
    for (int i = 0; i < steps.size(); i++) {
      double[] after = i + 1 < steps.size() ? steps.get(i + 1).before() : line.end().outlook();
      moments.add(steps.get(i).moment(after));
    }
    double[] start = steps.isEmpty() ? line.end().outlook() : steps.getFirst().before();
    var manual = line.game().manual();
    var seats =
        IntStream.range(0, line.end().seats()).mapToObj(i -> seat(i, start[i], moments)).toList();
    return new Analysis(
        manual.id(), manual.rules(), effort, Shares.list(start), List.copyOf(moments), seats);
  }

  private SeatReport seat(int index, double start, List<Moment> moments) {
    double share = line.end().outlook()[index];
    double luck = moments.stream().mapToDouble(moment -> moment.luck().get(index)).sum();
    var own =
        moments.stream()
            .filter(m -> m.seat().index() == index && m.judgement().isPresent())
            .toList();
    double lost = own.stream().mapToDouble(Moment::loss).sum();
    long clean = own.stream().filter(moment -> moment.mark() == Mark.NONE).count();
    return new SeatReport(
        Seat.of(index),
        share,
        luck,
        share - luck,
        own.size(),
        own.isEmpty() ? 1 : (double) clean / own.size(),
        own.isEmpty() ? 0 : lost / own.size(),
        own.stream()
            .filter(moment -> moment.choice().get(index) > 0)
            .max(Comparator.comparingDouble(moment -> moment.choice().get(index)))
            .map(Moment::number),
        own.stream()
            .filter(moment -> moment.loss() > 0)
            .max(Comparator.comparingDouble(Moment::loss))
            .map(Moment::number),
        turning(index, start, moments));
  }

  private static Optional<Integer> turning(int index, double start, List<Moment> moments) {
    double before = start;
    double most = 0;
    Optional<Integer> turning = Optional.empty();
    for (Moment moment : moments) {
      double change = Math.abs(moment.chances().get(index) - before);
      if (change > most) {
        most = change;
        turning = Optional.of(moment.number());
      }
      before = moment.chances().get(index);
    }
    return turning;
  }
}
