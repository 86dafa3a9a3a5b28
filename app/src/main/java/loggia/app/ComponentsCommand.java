package loggia.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "components",
    description = "Write a game's own file of components, to begin one of yours from.",
    mixinStandardHelpOptions = true)
final class ComponentsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Mixin private GameOptions options;

  @Option(
      names = "--edition",
      paramLabel = "ID",
      description = "The edition to play with it; the same as --option edition=ID.")
  private Optional<String> edition = Optional.empty();

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "Where to.")
  private Path out;

  @Override
  public Integer call() {
    Game<?, ?> on = options.game(game);
    edition.ifPresent(id -> options.choose("edition", id));
    int seats = on.manual().leastSeats();
    options.setup(on, seats);
    Attachment file =
        on.standardFile()
            .orElseThrow(() -> new Failure("the game '" + game + "' has no file of components"));
    Places.tryFile(out);
    Places.write(out, file.text());
    // One file holds all editions: which one is played says the option.
    String played = edition.map(id -> "--option edition=" + id + " ").orElse("");
    String key = new Variants(on, options, seats).fileOption();
    var lines = spec.commandLine().getOut();
    lines.println("Written to " + out);
    lines.println("Play with it: " + played + "--file " + key + "=" + out);
    lines.flush();
    return 0;
  }
}
