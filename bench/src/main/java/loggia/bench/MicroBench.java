package loggia.bench;

import java.util.List;
import loggia.bench.micro.KernelBenchmarks;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Runs [KernelBenchmarks] in a JVM of its own, as JMH does.
final class MicroBench {
  private final Effort effort;

  MicroBench(Effort effort) {
    this.effort = effort;
  }

  List<Measurement> run() {
    long millis = (long) (effort.seconds() * 500);
    var options =
        new OptionsBuilder()
            .include(KernelBenchmarks.class.getName())
            .verbosity(VerboseMode.SILENT)
            .warmupTime(TimeValue.milliseconds(millis))
            .measurementTime(TimeValue.milliseconds(millis))
            .build();
    try {
      return new Runner(options)
          .run().stream()
              .map(result -> result.getPrimaryResult())
              .map(
                  r -> Measurement.of("kernel verbs", r.getLabel(), r.getScore(), r.getScoreUnit()))
              .toList();
    } catch (RunnerException e) {
      throw new IllegalStateException(e);
    }
  }
}
