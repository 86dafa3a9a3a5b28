package loggia.app;

import java.util.concurrent.Callable;
import loggia.server.StoreTools;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "rewind",
    description = {
      "Take a table back to an earlier decision.",
      "Nothing is deleted: the way back becomes part of the table's story. With the embedded store"
          + " the server must be stopped meanwhile."
    },
    mixinStandardHelpOptions = true)
final class AdminRewind implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServerOptions options;

  @Parameters(index = "0", paramLabel = "TABLE", description = "The table's id.")
  private String table;

  @Parameters(index = "1", paramLabel = "N", description = "The number to go back to.")
  private int number;

  @Override
  public Integer call() {
    try (var tools = options.toolsAlone()) {
      spec.commandLine().getOut().println(tools.rewind(table, number));
    } catch (StoreTools.NotPossible e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
    return 0;
  }
}
