package loggia.app;

import java.nio.file.Path;
import java.util.Optional;
import loggia.bots.series.ResultFile;
import loggia.bots.study.StudyJson;
import loggia.bots.study.StudyPage;
import loggia.bots.study.StudyReport;
import loggia.bots.study.StudyTables;
import loggia.kernel.Game;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Where a study's report goes.
final class ReportOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private Language language;

  @Option(names = "--out", paramLabel = "FILE", description = "The page.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--csv", paramLabel = "DIR", description = "Writes every table there, too.")
  private Optional<Path> csv = Optional.empty();

  @Option(names = "--json", description = "Prints every figure as one JSON object.")
  private boolean json;

  /// Tries the places before anything is played.
  void check() {
    if (out.isEmpty() && csv.isEmpty() && !json) {
      throw new ParameterException(
          spec.commandLine(),
          "nothing would be reported: name one of --out FILE, --csv DIR, --json");
    }
    language.code();
    out.ifPresent(Places::tryFile);
    csv.ifPresent(Places::tryFolder);
  }

  void write(Game<?, ?> game, ResultFile result) {
    StudyReport report = StudyReport.of(result, game, language.code());
    out.ifPresent(file -> Places.write(file, new StudyPage(report).html()));
    csv.ifPresent(folder -> Places.write(folder, new StudyTables(report).files()));
    var lines = spec.commandLine().getOut();
    if (json) {
      lines.println(new StudyJson(report).text());
    } else {
      String partial = report.partial() ? "PARTIAL, " : "";
      lines.println(
          "%s%d deals, seed %d".formatted(partial, report.played(), report.header().seed()));
      out.ifPresent(file -> lines.println("Written to " + file));
      csv.ifPresent(folder -> lines.println("Tables in " + folder));
    }
    lines.flush();
  }
}
