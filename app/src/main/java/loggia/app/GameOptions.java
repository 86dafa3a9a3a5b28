package loggia.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import loggia.app.play.Suggestion;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Reason;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The options of every command that begins a game.
final class GameOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--option",
      paramLabel = "KEY=VALUE",
      description = "An option of the game; may be repeated.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--file",
      paramLabel = "KEY=FILE",
      description = "The file for a file option of the game; may be repeated.")
  private Map<String, Path> files = new LinkedHashMap<>();

  @Option(names = "--sheet", paramLabel = "FILE", description = "The same as --file sheet=FILE.")
  private Optional<Path> sheet = Optional.empty();

  @Option(names = "--deck", paramLabel = "FILE", description = "The same as --file deck=FILE.")
  private Optional<Path> deck = Optional.empty();

  @Option(
      names = "--components",
      paramLabel = "FILE",
      description = "The same as --file components=FILE.")
  private Optional<Path> components = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Same seed, same game; without it chance decides.")
  private Optional<Long> seed = Optional.empty();

  /// The game with this id.
  Game<?, ?> game(String id) {
    return Games.find(id).orElseThrow(() -> wrong(unknownGame(id)));
  }

  /// Says that there is no such game, and which there are.
  static String unknownGame(String id) {
    List<String> known = Games.all().stream().map(game -> game.manual().id()).toList();
    String all = String.join(", ", known);
    return "unknown game '" + id + "'; known: " + all + Suggestion.of(id, known);
  }

  /// A setup of this game for so many seats, or one line that says why there is none.
  Setup setup(Game<?, ?> game, int seats) {
    return setup(game, seats, Map.of());
  }

  /// @param file takes the place of the one for this option on the command line
  Setup setup(Game<?, ?> game, int seats, String key, Attachment file) {
    var chosen = new LinkedHashMap<>(options);
    List<Attachment> attachments = new ArrayList<>(attach(Map.of(), chosen));
    attachments.add(file);
    chosen.put(key, file.hash());
    return setup(game, seats, chosen, attachments);
  }

  /// @param others files that take the place of those on the command line
  Setup setup(Game<?, ?> game, int seats, Map<String, Path> others) {
    var chosen = new LinkedHashMap<>(options);
    return setup(game, seats, chosen, attach(others, chosen));
  }

  private Setup setup(
      Game<?, ?> game, int seats, Map<String, String> chosen, List<Attachment> attachments) {
    try {
      return Setup.of(game.manual(), seats, chosen, attachments, seed());
    } catch (Refusal refused) {
      throw wrong(refused.getMessage() + suggestion(refused.reason()));
    }
  }

  private static String suggestion(Reason reason) {
    return switch (reason) {
      case Reasons.UnknownOption(var option, var known) -> Suggestion.of(option, known);
      case Reasons.WrongValue(_, var value, var known) -> Suggestion.of(value, known);
      default -> "";
    };
  }

  /// The files on the command line.
  List<Attachment> attachments() {
    return attach(Map.of(), new LinkedHashMap<>());
  }

  /// The files as attachments; their hashes are put among the chosen options.
  private List<Attachment> attach(Map<String, Path> others, Map<String, String> chosen) {
    var given = new LinkedHashMap<>(files);
    sheet.ifPresent(path -> given.put("sheet", path));
    deck.ifPresent(path -> given.put("deck", path));
    components.ifPresent(path -> given.put("components", path));
    given.putAll(others);
    var attachments = new ArrayList<Attachment>();
    given.forEach(
        (key, path) -> {
          Attachment attachment = read(path);
          attachments.add(attachment);
          chosen.put(key, attachment.hash());
        });
    return attachments;
  }

  private Attachment read(Path path) {
    try {
      return new Attachment(path.getFileName().toString(), Files.readString(path));
    } catch (IOException e) {
      throw Failure.ofInput("cannot read the file '" + path + "'");
    }
  }

  /// Chooses an option as `--option` does.
  void choose(String key, String value) {
    options.put(key, value);
  }

  /// The seed of a run that is gone on with.
  void seedUnlessGiven(long other) {
    seed = Optional.of(seed.orElse(other));
  }

  boolean seeded() {
    return seed.isPresent();
  }

  long seed() {
    if (seed.isEmpty()) {
      seed = Optional.of(new SplittableRandom().nextLong(1L << 53));
    }
    return seed.get();
  }

  /// A mistake on the command line.
  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
