package loggia.bots.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import loggia.bots.Bot;
import loggia.bots.Contender;
import loggia.bots.arena.Arena;
import loggia.bots.arena.Fixture;
import loggia.bots.arena.Seeds;
import loggia.bots.coach.Analysis.SeatReport;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// How well a bot played and how lucky it was: whether it won by play.
///
/// @param games in how many seats it was looked at
/// @param share of the victory, on average
/// @param luck its mean
/// @param errorRate what a decision with something to choose cost, on average
/// @param error the standard error of the error rate, by how much games differ
/// @param accuracy the part of those decisions that got no mark
public record BotFigures(
    String bot,
    int games,
    double share,
    double luck,
    double errorRate,
    double error,
    double accuracy) {

  /// Plays these matches as a tournament does, and analyses each.
  ///
  /// @param setup its seed is the one that all deals are split from
  /// @return one for each contender
  public static <S extends State<S, M>, M extends Move> List<BotFigures> of(
      Game<S, M> game,
      Setup setup,
      List<Contender> contenders,
      List<Fixture> fixtures,
      Effort effort,
      Runnable afterEach) {
    var reports = new ArrayList<List<SeatReport>>();
    contenders.forEach(_ -> reports.add(new ArrayList<>()));
    for (Fixture fixture : fixtures) {
      GameRecord record = play(game, setup, contenders, fixture);
      Analysis analysis = Coach.analyse(game, record, setup.files(), effort, _ -> {});
      for (SeatReport seat : analysis.seats()) {
        reports.get(fixture.lineup().get(seat.seat().index())).add(seat);
      }
      afterEach.run();
    }
    return IntStream.range(0, contenders.size())
        .mapToObj(i -> figures(contenders.get(i).label(), reports.get(i)))
        .toList();
  }

  private static <S extends State<S, M>, M extends Move> GameRecord play(
      Game<S, M> game, Setup setup, List<Contender> contenders, Fixture fixture) {
    long deal = Seeds.deal(setup.seed(), fixture.deal());
    var bots = new ArrayList<Bot>();
    try {
      for (int i = 0; i < fixture.lineup().size(); i++) {
        bots.add(contenders.get(fixture.lineup().get(i)).sit(Seeds.bot(deal, i)));
      }
      return Arena.record(game, setup.withSeed(deal), bots);
    } finally {
      bots.forEach(Bot::close);
    }
  }

  private static BotFigures figures(String bot, List<SeatReport> seats) {
    double counted = Math.max(1, seats.stream().mapToInt(SeatReport::counted).sum());
    double lost = seats.stream().mapToDouble(seat -> seat.errorRate() * seat.counted()).sum();
    double clean = seats.stream().mapToDouble(seat -> seat.accuracy() * seat.counted()).sum();
    return new BotFigures(
        bot,
        seats.size(),
        seats.stream().mapToDouble(SeatReport::share).average().orElse(0),
        seats.stream().mapToDouble(SeatReport::luck).average().orElse(0),
        lost / counted,
        error(seats, lost / counted, counted),
        clean / counted);
  }

  private static double error(List<SeatReport> seats, double rate, double counted) {
    double squares =
        seats.stream()
            .mapToDouble(seat -> (seat.errorRate() - rate) * seat.counted())
            .map(off -> off * off)
            .sum();
    return Math.sqrt(squares * seats.size() / Math.max(1, seats.size() - 1)) / counted;
  }
}
