package loggia.app.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import loggia.bots.coach.Analysis;
import loggia.bots.coach.Analysis.Judgement;
import loggia.bots.coach.Analysis.Moment;
import loggia.bots.coach.Analysis.SeatReport;
import loggia.bots.coach.Mark;
import loggia.kernel.Game;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;

/// What the coach says, in words: the rows of the tables, whatever they are shown in.
///
/// @param own whose decisions are told; empty: everybody's
public record CoachReport(
    Analysis analysis, Game<?, ?> game, Texts texts, Texts coach, Names names, Optional<Seat> own) {
  private static final int COSTLY = 10;
  private static final double LUCKY = 0.05;

  public static CoachReport of(
      Analysis analysis, Game<?, ?> game, String language, Names names, Optional<Seat> own) {
    return new CoachReport(analysis, game, game.texts(language), coachTexts(language), names, own);
  }

  static Texts coachTexts(String language) {
    return Texts.of(
        language, CoachReport.class.getResourceAsStream("coach_" + language + ".properties"));
  }

  String title() {
    return say(new CoachMessage.Title(texts.get("title")));
  }

  String budget() {
    var effort = analysis.effort();
    return say(
        new CoachMessage.Budget(
            effort.worlds(), effort.futures(), effort.seed(), analysis.rules()));
  }

  String say(CoachMessage message) {
    return coach.say(message, names);
  }

  /// The names of columns, by the last part of their keys.
  List<String> head(String... columns) {
    return List.of(columns).stream().map(column -> coach.get("coach.column." + column)).toList();
  }

  List<String> seatsHead() {
    return head("player", "share", "luck", "adjusted", "accuracy", "error", "counted", "turning");
  }

  List<List<String>> seats() {
    return analysis.seats().stream().filter(seat -> told(seat.seat())).map(this::seat).toList();
  }

  private List<String> seat(SeatReport report) {
    return List.of(
        names.of(report.seat()),
        points(report.share()),
        signed(report.luck()),
        points(report.adjusted()),
        points(report.accuracy()) + "%",
        String.format(Locale.ROOT, "%.2f", 100 * report.errorRate()),
        Integer.toString(report.counted()),
        report.turning().map(number -> Integer.toString(number + 1)).orElse("-"));
  }

  List<String> decisionsHead() {
    return head("player", "highest", "lowest");
  }

  /// Each seat's best and worst decision: what the one raised the chances by, what the other cost.
  List<List<String>> decisions() {
    return analysis.seats().stream()
        .filter(seat -> told(seat.seat()))
        .map(
            seat ->
                List.of(
                    names.of(seat.seat()),
                    decision(seat.best(), moment -> moment.choice().get(seat.seat().index())),
                    decision(seat.worst(), moment -> -moment.loss())))
        .toList();
  }

  private String decision(Optional<Integer> number, ToDoubleFunction<Moment> worth) {
    return analysis.moments().stream()
        .filter(moment -> number.isPresent() && number.get() == moment.number())
        .map(
            moment ->
                new CoachMessage.Decision(
                    moment.number() + 1, move(moment.move()), signed(worth.applyAsDouble(moment))))
        .map(this::say)
        .findFirst()
        .orElse("-");
  }

  private boolean told(Seat seat) {
    return own.isEmpty() || own.get() == seat;
  }

  /// Marked decisions, the most costly first.
  List<Moment> costly() {
    return analysis.moments().stream()
        .filter(moment -> moment.mark() != Mark.NONE && told(moment.seat()))
        .sorted(Comparator.comparingDouble(moment -> -moment.loss()))
        .limit(COSTLY)
        .toList();
  }

  List<String> costlyHead() {
    return head("number", "round", "player", "move", "mark", "loss", "best", "why");
  }

  List<String> costly(Moment moment) {
    Judgement judgement = moment.judgement().orElseThrow();
    return List.of(
        Integer.toString(moment.number() + 1),
        Integer.toString(moment.round()),
        names.of(moment.seat()),
        move(moment.move()),
        mark(judgement.mark()),
        points(judgement.loss()) + " \u00b1" + points(2 * judgement.error()),
        move(judgement.best().getFirst().move()),
        why(judgement));
  }

  String mark(Mark mark) {
    return coach.get("coach.mark." + mark.name().toLowerCase(Locale.ROOT));
  }

  String why(Judgement judgement) {
    return judgement.why().stream()
        .map(d -> texts.get("score." + d.key()) + " " + number(d.points()))
        .collect(Collectors.joining(", "));
  }

  /// What chance changed by more than five points for somebody, the largest first.
  List<List<String>> luck() {
    var lucky = new ArrayList<Moment>(analysis.moments());
    lucky.removeIf(moment -> most(moment) < LUCKY);
    lucky.sort(Comparator.comparingDouble(moment -> -most(moment)));
    return lucky.stream().map(this::luck).toList();
  }

  List<String> luckHead() {
    return head("number", "round", "player", "move", "changed");
  }

  private List<String> luck(Moment moment) {
    String changed =
        IntStream.range(0, moment.luck().size())
            .filter(i -> told(Seat.of(i)))
            .mapToObj(i -> new CoachMessage.Luck(Seat.of(i), signed(moment.luck().get(i))))
            .map(this::say)
            .collect(Collectors.joining(", "));
    return List.of(
        Integer.toString(moment.number() + 1),
        Integer.toString(moment.round()),
        names.of(moment.seat()),
        move(moment.move()),
        changed);
  }

  private double most(Moment moment) {
    double most = 0;
    for (int i = 0; i < moment.luck().size(); i++) {
      most = told(Seat.of(i)) ? Math.max(most, Math.abs(moment.luck().get(i))) : most;
    }
    return most;
  }

  String move(String text) {
    return texts.say(game.move(text), names);
  }

  /// A share in points of a hundred.
  static String points(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share + 0.0);
  }

  static String signed(double share) {
    return String.format(Locale.ROOT, "%+.1f", 100 * share + 0.0);
  }

  private static String number(double points) {
    return String.format(Locale.ROOT, "%+.1f", points);
  }
}
