package loggia.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import loggia.server.StoreTools;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "restore",
    description = "Read a backup into an empty store, of either kind.",
    mixinStandardHelpOptions = true)
final class AdminRestore implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServerOptions options;

  @Parameters(paramLabel = "FILE", description = "What backup has written.")
  private Path file;

  @Override
  public Integer call() {
    try (var tools = options.toolsAlone()) {
      spec.commandLine().getOut().println(tools.restore(file));
    } catch (StoreTools.NotPossible e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
    return 0;
  }
}
