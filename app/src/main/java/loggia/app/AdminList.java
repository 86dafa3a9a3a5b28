package loggia.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "list",
    description = "Tell which tables are stored, the newest first.",
    mixinStandardHelpOptions = true)
final class AdminList implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServerOptions options;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (var tools = options.tools()) {
      List<String> tables = tools.list();
      tables.forEach(out::println);
      out.println(tables.size() == 1 ? "1 table" : tables.size() + " tables");
    }
    return 0;
  }
}
