package loggia.app;

import java.util.concurrent.Callable;
import loggia.server.StoreTools;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "diagnose",
    description = "Tell whom a table waits for, since when and for what.",
    mixinStandardHelpOptions = true)
final class AdminDiagnose implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServerOptions options;

  @Parameters(paramLabel = "TABLE", description = "The table's id.")
  private String table;

  @Override
  public Integer call() {
    try (var tools = options.tools()) {
      tools.diagnose(table).forEach(spec.commandLine().getOut()::println);
    } catch (StoreTools.NotPossible e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
    return 0;
  }
}
