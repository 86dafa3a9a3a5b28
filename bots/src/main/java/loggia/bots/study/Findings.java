package loggia.bots.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import loggia.bots.arena.Interval;
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
    new ChangeFindings(report).sentences().forEach(findings::add);
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

  private void variant(int index) {
    VariantCounts counts = report.variant(index);
    String prefix = report.variants() > 1 ? "'" + report.name(index) + "': " : "";
    if (counts.games() == 0) {
      say("%sno game was played to its end.", prefix);
      return;
    }
    bots(prefix, counts);
    if (new Factors(report).swept()) {
      // What the numbers do was said; up to 64 variants would hide it.
      return;
    }
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
      skill(prefix, variant);
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

  /// How often the strongest bot wins beside how often it would by luck alone.
  private void skill(String prefix, int variant) {
    List<String> bots = report.header().bots();
    String best = bots.getFirst();
    double lead = Double.NEGATIVE_INFINITY;
    for (String bot : bots) {
      double more = report.wins(variant, bot).share() - share(bot);
      best = more > lead ? bot : best;
      lead = Math.max(lead, more);
    }
    say(
        "%sskill against luck: %s, the strongest here, wins %s of the games; luck alone would give"
            + " it %.1f%%.",
        prefix, best, interval(report.wins(variant, best)), 100 * share(best));
  }

  /// How many of the seats are this bot's.
  private double share(String bot) {
    List<String> bots = report.header().bots();
    return (double) bots.stream().filter(bot::equals).count() / bots.size();
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
    add(String.format(Locale.ROOT, form, values));
  }

  private void add(String sentence) {
    sentences.add(sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1));
  }
}
