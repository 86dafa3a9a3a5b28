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
    name = "backup",
    description = "Write everything that is stored to a file, also while the server runs.",
    mixinStandardHelpOptions = true)
final class AdminBackup implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServerOptions options;

  @Parameters(paramLabel = "FILE", description = "A new file; it is compressed.")
  private Path file;

  @Override
  public Integer call() {
    try (var tools = options.tools()) {
      spec.commandLine().getOut().println(tools.backup(file));
    } catch (StoreTools.NotPossible e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
    return 0;
  }
}
