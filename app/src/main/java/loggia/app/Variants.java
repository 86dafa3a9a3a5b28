package loggia.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.bots.series.Variant;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.Option;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;

/// The ways in which a study plays its deals.
///
/// @param seats how many
record Variants(Game<?, ?> game, GameOptions options, int seats) {
  private static final int MOST = 64;

  List<Variant> one() {
    return List.of(new Variant("", checked("", options.setup(game, seats))));
  }

  /// The game with each of these files.
  List<Variant> compared(List<Path> files) {
    return files.stream()
        .map(file -> new Variant(file.toString(), checked(file.toString(), with(file))))
        .toList();
  }

  private Setup with(Path file) {
    boolean standard = file.toString().equals(Option.File.STANDARD);
    return standard
        ? options.setup(game, seats)
        : options.setup(game, seats, Map.of(fileOption(), file));
  }

  /// Every combination of these values in the components' file.
  List<Variant> swept(List<String> vary) {
    var sweeps = vary.stream().map(text -> Sweep.parse(options, text)).toList();
    Attachment base = base();
    List<Map<Sweep, String>> combinations = List.of(Map.of());
    for (Sweep sweep : sweeps) {
      var longer = new ArrayList<Map<Sweep, String>>();
      for (Map<Sweep, String> begun : combinations) {
        for (String value : sweep.values()) {
          var one = new LinkedHashMap<>(begun);
          one.put(sweep, value);
          longer.add(one);
        }
      }
      combinations = longer;
    }
    if (combinations.size() > MOST) {
      throw options.wrong(
          "%d combinations are too many; at most %d".formatted(combinations.size(), MOST));
    }
    return combinations.stream().map(values -> variant(base, values)).toList();
  }

  private Variant variant(Attachment base, Map<Sweep, String> values) {
    var names = new ArrayList<String>();
    String text = base.text();
    for (var value : values.entrySet()) {
      names.add(value.getKey().name() + "=" + value.getValue());
      text = value.getKey().set(options, text, value.getValue());
    }
    String name = String.join(", ", names);
    Setup setup = options.setup(game, seats, fileOption(), new Attachment(base.name(), text));
    return new Variant(name, checked(name, setup));
  }

  /// The file on the command line, else the game's own.
  private Attachment base() {
    return options
        .setup(game, seats)
        .file(fileOption())
        .or(game::standardFile)
        .orElseThrow(() -> options.wrong("the game has no file of components to vary"));
  }

  /// A file that cannot be used is refused before the first game.
  private Setup checked(String name, Setup setup) {
    try {
      game.begin(setup);
      return setup;
    } catch (Refusal refused) {
      String prefix = name.isEmpty() ? "" : name + ": ";
      throw Failure.ofInput(prefix + refused.getMessage());
    }
  }

  /// The option that names the game's file of components.
  String fileOption() {
    return game.manual().options().stream()
        .filter(option -> option instanceof Option.File)
        .findFirst()
        .orElseThrow(
            () -> options.wrong("the game '" + game.manual().id() + "' takes no component file"))
        .key();
  }
}
