package loggia.app;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import loggia.bots.Contender;
import loggia.bots.arena.Fixture;
import loggia.bots.coach.BotFigures;
import loggia.bots.coach.Effort;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import picocli.CommandLine.Option;

/// Whether bots won by play: some of their games under the eyes of the coach.
final class CoachOptions {
  private static final int HUNDRED = 100;

  @Option(
      names = "--coach",
      paramLabel = "N",
      description =
          "Plays the first N games once more, analyses them and adds the error rate and the luck of"
              + " each bot.")
  private int games;

  int games() {
    return games;
  }

  boolean wanted() {
    return games > 0;
  }

  /// @param fixtures of which the first are looked at
  <S extends State<S, M>, M extends Move> List<BotFigures> figures(
      Game<S, M> game,
      Setup setup,
      List<Contender> contenders,
      List<Fixture> fixtures,
      int threads) {
    var first = fixtures.subList(0, Math.min(games, fixtures.size()));
    try (var progress = new Progress("coach", "games", first.size())) {
      Effort effort = Effort.USUAL.withThreads(threads);
      return BotFigures.of(game, setup, contenders, first, effort, progress::step);
    }
  }

  /// In points, hundredths of the victory.
  static String table(List<BotFigures> figures) {
    int width = Columns.width(figures.stream().map(BotFigures::bot).toList());
    String head =
        ("%-" + width + "s  %5s  %7s  %6s  %12s  %8s\n")
            .formatted("coach", "games", "result", "luck", "cost", "accuracy");
    String row = "%-" + width + "s  %5d  %7.1f  %+6.1f  %5.2f ± %4.2f  %7.0f%%%n";
    return figures.stream()
        .map(
            f ->
                String.format(
                    Locale.ROOT,
                    row,
                    f.bot(),
                    f.games(),
                    HUNDRED * f.share(),
                    HUNDRED * f.luck(),
                    HUNDRED * f.errorRate(),
                    HUNDRED * f.error(),
                    HUNDRED * f.accuracy()))
        .collect(Collectors.joining("", head, ""));
  }
}
