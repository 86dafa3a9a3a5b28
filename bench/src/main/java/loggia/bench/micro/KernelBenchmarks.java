package loggia.bench.micro;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import loggia.kernel.Chance;
import loggia.kernel.Move;
import loggia.kernel.MoveTable;
import loggia.kernel.Moves;
import loggia.kernel.Names;
import loggia.kernel.Reasons;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Texts;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The kernel's own verbs.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class KernelBenchmarks {
  /// A move that is nothing but a number.
  public record Step(int number) implements Move {
    @Override
    public String text() {
      return "step " + number;
    }
  }

  private final MoveTable<Step> table =
      new MoveTable<>(IntStream.range(0, 60).mapToObj(Step::new).toList());
  private final Texts english = Texts.kernel("en");
  private final Reasons reason = new Reasons.WrongValue("edition", "fr", List.of("en", "it"));
  private long chance = Chance.seeded(7);
  private long menu = 0x00F0_F0F3_0F0F_0330L;

  @Benchmark
  public int rollADie() {
    chance = Chance.next(chance);
    return 1 + Chance.below(chance, 6);
  }

  @Benchmark
  public Step pickFromAMenu() {
    chance = Chance.next(chance);
    Moves<Step> moves = table.menu(menu);
    return moves.get(Chance.below(chance, moves.size()));
  }

  @Benchmark
  public int goRoundTheTable() {
    int sum = 0;
    for (Seat seat : Seats.all(5)) {
      sum += seat.number();
    }
    return sum;
  }

  @Benchmark
  public String sayASentence() {
    return english.say(reason, Names.NUMBERS);
  }
}
