package loggia.app.coach;

import java.util.List;
import loggia.bots.coach.Analysis;
import loggia.bots.coach.Analysis.Moment;
import loggia.bots.coach.Mark;
import loggia.bots.study.Html;
import loggia.kernel.Seat;

/// Each seat's chances over the game as a picture, with a dot where a decision is marked.
record Curve(CoachReport report) {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 300;
  private static final int LEFT = 60;
  private static final int RIGHT = 130;
  private static final int BOTTOM = 40;
  private static final int TOP = 10;

  String svg() {
    Analysis analysis = report.analysis();
    String title = Html.escape(report.coach().get("coach.heading.curve"));
    var svg = new StringBuilder();
    svg.append(
        CoachPage.format(
            "<svg viewBox='0 0 %d %d' role='img' aria-label='%s'>", WIDTH, HEIGHT, title));
    for (int percent = 0; percent <= 100; percent += 25) {
      double y = y(percent / 100.0);
      svg.append(
          CoachPage.format(
              "<line class='grid' x1='%d' x2='%d' y1='%.1f' y2='%.1f'/>",
              LEFT, WIDTH - RIGHT, y, y));
      text(svg, "end", LEFT - 6, y + 4, percent + "%");
    }
    int last = analysis.moments().size();
    text(svg, "middle", LEFT, HEIGHT - 22, "0");
    text(svg, "middle", WIDTH - RIGHT, HEIGHT - 22, Integer.toString(last));
    double middle = (LEFT + WIDTH - RIGHT) / 2.0;
    text(svg, "middle", middle, HEIGHT - 6, report.coach().get("coach.axis.number"));
    svg.append(
        CoachPage.format(
            "<text text-anchor='middle' transform='translate(14 %d) rotate(-90)'>%s</text>",
            (HEIGHT - BOTTOM) / 2, Html.escape(report.coach().get("coach.axis.chance"))));
    for (Analysis.SeatReport seat : analysis.seats()) {
      curve(svg, seat.seat(), last);
    }
    return svg.append("</svg>\n").toString();
  }

  private void curve(StringBuilder svg, Seat seat, int last) {
    List<Moment> moments = report.analysis().moments();
    int index = seat.index();
    String colour = "var(--seat-" + seat.number() + ")";
    svg.append("<polyline class='curve' style='stroke:").append(colour).append("' points='");
    double share = report.analysis().start().get(index);
    svg.append(CoachPage.format("%.1f,%.1f", x(0, last), y(share)));
    for (int i = 0; i < last; i++) {
      share = moments.get(i).chances().get(index);
      svg.append(CoachPage.format(" %.1f,%.1f", x(i + 1, last), y(share)));
    }
    svg.append("'/>");
    text(svg, "start", WIDTH - RIGHT + 6, y(share) + 4, report.names().of(seat));
    for (int i = 0; i < last; i++) {
      Moment moment = moments.get(i);
      if (moment.seat() == seat && moment.mark() != Mark.NONE) {
        svg.append(
            CoachPage.format(
                "<circle style='fill:%s' cx='%.1f' cy='%.1f' r='%d'><title>%s</title></circle>",
                colour,
                x(i + 1, last),
                y(moment.chances().get(index)),
                2 + moment.mark().ordinal(),
                Html.escape(note(moment))));
      }
    }
  }

  private String note(Moment moment) {
    var judgement = moment.judgement().orElseThrow();
    var better =
        new CoachMessage.Better(
            report.move(judgement.best().getFirst().move()), CoachReport.signed(judgement.loss()));
    String point =
        report.say(new CoachMessage.Point(moment.number() + 1, report.move(moment.move())));
    return "%s (%s). %s".formatted(point, report.mark(judgement.mark()), report.say(better));
  }

  private static void text(StringBuilder svg, String anchor, double x, double y, String text) {
    svg.append(
        CoachPage.format(
            "<text text-anchor='%s' x='%.1f' y='%.1f'>%s</text>", anchor, x, y, Html.escape(text)));
  }

  private static double x(int number, int last) {
    return LEFT + (double) (WIDTH - LEFT - RIGHT) * number / Math.max(1, last);
  }

  private static double y(double share) {
    return TOP + (HEIGHT - BOTTOM - TOP) * (1 - Math.clamp(share, 0, 1));
  }
}
