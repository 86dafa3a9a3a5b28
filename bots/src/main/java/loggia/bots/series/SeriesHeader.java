package loggia.bots.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.bots.Contender;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// What a series is: enough to play it again, or to go on with it, on any machine.
///
/// @param program the version of Loggia that played it
/// @param rules the version of the game's rules
/// @param bots as they are named on a command line, in seat order
/// @param standIn who answers for a program that does not; empty for nobody
/// @param date the day on which it began
/// @param files the texts of attached files, which the variants' options name by their hashes
public record SeriesHeader(
    String program,
    String game,
    int rules,
    long seed,
    long games,
    boolean observed,
    List<String> bots,
    String standIn,
    String date,
    List<VariantHeader> variants,
    List<Attachment> files) {

  /// @param options every option with its value
  public record VariantHeader(String name, Map<String, String> options) {}

  public static SeriesHeader of(
      Series<?, ?> series, String program, Optional<String> standIn, String date) {
    var variants = new ArrayList<VariantHeader>();
    var files = new ArrayList<Attachment>();
    for (Variant variant : series.variants()) {
      variants.add(new VariantHeader(variant.name(), variant.setup().values()));
      variant.setup().files().stream().filter(file -> !files.contains(file)).forEach(files::add);
    }
    return new SeriesHeader(
        program,
        series.game().manual().id(),
        series.game().manual().rules(),
        series.variants().getFirst().setup().seed(),
        series.games(),
        series.observed(),
        series.contenders().stream().map(contender -> contender.label()).toList(),
        standIn.orElse(""),
        date,
        variants,
        files);
  }

  /// The variants as setups of this game.
  ///
  /// @throws loggia.kernel.Refusal when the game does not take them
  public List<Variant> variants(Game<?, ?> on) {
    return variants.stream()
        .map(
            variant ->
                new Variant(
                    variant.name(),
                    Setup.of(on.manual(), bots.size(), variant.options(), files, seed)))
        .toList();
  }

  /// The series that this is the header of.
  ///
  /// @throws loggia.kernel.Refusal when the game does not take its variants
  public <S extends State<S, M>, M extends Move> Series<S, M> series(
      Game<S, M> on, List<Contender> contenders) {
    return new Series<>(on, variants(on), contenders, games, observed);
  }

  /// In what another header differs; empty when both are of the same series. The day does not
  /// matter.
  public Optional<String> difference(SeriesHeader other) {
    if (!game.equals(other.game)) {
      return differ("game", game, other.game);
    }
    if (rules != other.rules) {
      return differ("rules", rules, other.rules);
    }
    if (!program.equals(other.program)) {
      return differ("program", program, other.program);
    }
    if (seed != other.seed) {
      return differ("seed", seed, other.seed);
    }
    if (games != other.games) {
      return differ("games", games, other.games);
    }
    if (!bots.equals(other.bots)) {
      return differ("bots", bots, other.bots);
    }
    if (!standIn.equals(other.standIn)) {
      return differ("stand-in", standIn, other.standIn);
    }
    if (observed != other.observed) {
      return differ("command", command(), other.command());
    }
    if (!variants.equals(other.variants)) {
      return differ("options", variants, other.variants);
    }
    return Optional.empty();
  }

  private static Optional<String> differ(String what, Object own, Object other) {
    return Optional.of(what + " " + own + " instead of " + other);
  }

  /// The same series, begun on another day.
  SeriesHeader on(String day) {
    return new SeriesHeader(
        program, game, rules, seed, games, observed, bots, standIn, day, variants, files);
  }

  /// The same series, of so many games.
  SeriesHeader of(long count) {
    return new SeriesHeader(
        program, game, rules, seed, count, observed, bots, standIn, date, variants, files);
  }

  /// The command that plays it.
  public String command() {
    return observed ? "study" : "simulate";
  }
}
