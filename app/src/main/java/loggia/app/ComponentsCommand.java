package loggia.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import loggia.kernel.Attachment;
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

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "Where to.")
  private Path out;

  @Override
  public Integer call() {
    Attachment file =
        options
            .game(game)
            .standardFile()
            .orElseThrow(() -> new Failure("the game '" + game + "' has no file of components"));
    Places.tryFile(out);
    Places.write(out, file.text());
    spec.commandLine().getOut().println("Written to " + out);
    spec.commandLine().getOut().flush();
    return 0;
  }
}
