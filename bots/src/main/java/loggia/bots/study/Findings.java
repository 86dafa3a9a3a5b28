package loggia.bots.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import loggia.bots.arena.Interval;
import loggia.bots.series.Figure;
import loggia.bots.series.SeatCounts;
import loggia.bots.series.VariantCounts;

/// What a study shows, in sentences: what is out of balance, and how sure that is.
final class Findings {
  /// Used in fewer games than this a component might as well stay in the box.
  static final double SELDOM = 0.02;

  private static final double Z = 1.959963984540054;
  private static final int MOST = 5;

  private final StudyReport report;
  private final List<String> sentences = new ArrayList<>();

  private Findings(StudyReport report) {
    this.report = report;
  }

  static List<String> of(StudyReport report) {
    var findings = new Findings(report);
    findings.partial();
    for (int i = 1; i < report.variants(); i++) {
      findings.changes(i);
    }
    for (int i = 0; i < report.variants(); i++) {
      findings.variant(i);
    }
    return findings.sentences;
  }

  private void partial() {
    if (report.partial()) {
      say(
          "Partial: %,d of %,d deals have been played; everything below is of these.",
          report.played(), report.header().games());
    }
  }

  private void changes(int variant) {
    if (new Factors(report).swept()) {
      return;
    }
    String names = "'" + report.name(variant) + "' against '" + report.name(0) + "': ";
    List<Difference> all = Difference.between(report, 0, variant);
    var changes = Changes.between(report.manuals().getFirst(), report.manuals().get(variant));
    for (Changes.Change change : changes) {
      String effect =
          all.stream()
              .filter(
                  d ->
                      d.figure().equals(Figure.uses(change.name()))
                          || d.figure().equals(Figure.gain(change.name())))
              .map(Findings::told)
              .collect(Collectors.joining("; "));
      say(
          "%s%s has %s %s instead of %s. %s",
          names,
          report.component(change.name()),
          report.texts().find("fact." + change.fact()).orElse(change.fact()),
          change.after(),
          change.before(),
          effect.isEmpty() ? "Nobody used it." : effect + ".");
    }
    List<Difference> certain =
        all.stream().filter(d -> Math.abs(d.z()) >= Difference.CERTAIN).limit(MOST).toList();
    say(
        "%s%s",
        names,
        certain.isEmpty()
            ? "no difference is certain."
            : "certain are "
                + certain.stream().map(Findings::told).collect(Collectors.joining("; "))
                + ".");
  }

  private static String told(Difference d) {
    double unit = d.percent() ? 100 : 1;
    return String.format(
        Locale.ROOT,
        "%s %+.2f%s (%+.2f to %+.2f)",
        d.what(),
        unit * d.value(),
        d.percent() ? " points" : "",
        unit * d.low(),
        unit * d.high());
  }

  private void variant(int index) {
    VariantCounts counts = report.variant(index);
    String prefix = report.variants() > 1 ? "'" + report.name(index) + "': " : "";
    if (counts.games() == 0) {
      say("%sno game was played to its end.", prefix);
      return;
    }
    bots(prefix, counts);
    seats(prefix, index);
    components(prefix, index);
    say(
        "%sa game has %.1f decisions in %.1f rounds; the lead changes %.1f times.",
        prefix, counts.decisions().mean(), counts.rounds().mean(), counts.leads().mean());
  }

  /// Failures first: figures of a bot that did not play mean nothing.
  private void bots(String prefix, VariantCounts counts) {
    for (int i = 0; i < report.seats(); i++) {
      SeatCounts seat = counts.seats().get(i);
      String bot = report.header().bots().get(i);
      if (seat.failed() > 0) {
        say(
            "%sthe bot of seat %d, %s, FAILED in %d games, which are counted nowhere: %s.",
            prefix, i + 1, bot, seat.failed(), String.join("; ", seat.failures().keySet()));
      }
      if (seat.stoodIn() > 0) {
        say(
            "%s%s answered %d times for the bot of seat %d, %s, which %s.",
            prefix,
            report.header().standIn(),
            seat.stoodIn(),
            i + 1,
            bot,
            String.join("; ", seat.standIns().keySet()));
      }
    }
  }

  private void seats(String prefix, int variant) {
    double fair = 1.0 / report.seats();
    boolean alike = report.header().bots().stream().distinct().count() == 1;
    if (report.seats() == 1) {
      return;
    }
    if (!alike) {
      for (int i = 0; i < report.seats(); i++) {
        say(
            "%sseat %d, %s, wins %s.",
            prefix, i + 1, report.header().bots().get(i), interval(report.wins(variant, i)));
      }
      return;
    }
    boolean even = true;
    for (int i = 0; i < report.seats(); i++) {
      Interval wins = report.wins(variant, i);
      double z = z(wins, fair);
      if (Math.abs(z) > Z) {
        even = false;
        say(
            "%sseat %d wins %s, %.1f points %s its fair share: %s.",
            prefix,
            i + 1,
            interval(wins),
            100 * Math.abs(wins.share() - fair),
            wins.share() > fair ? "above" : "below",
            certainty(z));
      }
    }
    if (even) {
      say(
          "%sno seat stands out: all win about %.1f%%, each ± %.1f points.",
          prefix,
          100 * fair,
          50 * (report.wins(variant, 0).high() - report.wins(variant, 0).low()));
    }
  }

  private void components(String prefix, int variant) {
    List<Usage> usages = Usage.of(report.manuals().get(variant), report.variant(variant));
    usages.stream()
        .filter(usage -> usage.effect().isPresent())
        .filter(usage -> Math.abs(usage.effect().orElseThrow().z()) >= Difference.CERTAIN)
        .sorted(Comparator.comparingDouble(u -> -Math.abs(u.effect().orElseThrow().value())))
        .limit(MOST)
        .forEach(
            usage -> {
              Effect effect = usage.effect().orElseThrow();
              say(
                  "%swho used %s won %.1f points (%.1f to %.1f) %s often than who could have and"
                      + " was as well placed: certain.",
                  prefix,
                  report.component(usage.name()),
                  100 * Math.abs(effect.value()),
                  100 * Math.min(Math.abs(effect.low()), Math.abs(effect.high())),
                  100 * Math.max(Math.abs(effect.low()), Math.abs(effect.high())),
                  effect.value() < 0 ? "less" : "more");
            });
    String seldom =
        usages.stream()
            .filter(usage -> usage.usable() > 0 && usage.games().share() < SELDOM)
            .map(usage -> report.component(usage.name()))
            .collect(Collectors.joining(", "));
    if (!seldom.isEmpty()) {
      say("%sused in less than 2%% of the games where they could be: %s.", prefix, seldom);
    }
  }

  private static double z(Interval share, double fair) {
    double error = (share.high() - share.low()) / 2 / Z;
    return error == 0 ? 0 : (share.share() - fair) / error;
  }

  private static String certainty(double z) {
    return Math.abs(z) >= Difference.CERTAIN
        ? "certain"
        : "likely, though one in twenty such findings is chance";
  }

  private static String interval(Interval share) {
    return String.format(
        Locale.ROOT,
        "%.1f%% (%.1f to %.1f)",
        100 * share.share(),
        100 * share.low(),
        100 * share.high());
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private void say(String form, Object... values) {
    String sentence = String.format(Locale.ROOT, form, values);
    sentences.add(sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1));
  }
}
