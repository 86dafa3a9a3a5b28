package loggia.bots.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import loggia.bots.arena.Pool;
import loggia.bots.coach.Analysis.Moment;
import loggia.bots.coach.Analysis.SeatReport;
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
  private final Line<S, M> line;
  private final Effort effort;

  private Coach(Line<S, M> line, Effort effort) {
    this.line = line;
    this.effort = effort;
  }

  /// @param files those that the record's file options name by hash
  /// @param progress told how many decisions of [GameRecord#decisions] are done, from any thread
  /// @throws RecordError when the record cannot be replayed
  /// @throws IllegalArgumentException when the game is not over
  public static <S extends State<S, M>, M extends Move> Analysis analyse(
      Game<S, M> game,
      GameRecord record,
      List<Attachment> files,
      Effort effort,
      IntConsumer progress) {
    return new Coach<>(Line.of(game, record, files), effort).analysis(progress);
  }

  private Analysis analysis(IntConsumer progress) {
    int count = line.steps().size();
    long deadline = System.nanoTime() + effort.time().toNanos();
    var found = new ArrayList<Optional<StepAnalysis<S, M>>>();
    IntStream.range(0, count).forEach(_ -> found.add(Optional.empty()));
    var next = new AtomicInteger();
    var done = new AtomicInteger();
    Pool.run(
        IntStream.range(0, Math.max(1, effort.threads())).boxed().toList(),
        _ -> {
          for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            boolean late = System.nanoTime() - deadline > 0;
            var step =
                new StepAnalysis<>(
                    line.game(), line.steps().get(i), late ? effort.hurried() : effort, seed(i));
            step.run();
            synchronized (found) {
              found.set(i, Optional.of(step));
            }
            progress.accept(done.incrementAndGet());
          }
        });
    return report(found.stream().map(Optional::orElseThrow).toList());
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
