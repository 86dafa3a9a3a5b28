package loggia.app;

import java.util.List;
import java.util.concurrent.Callable;
import loggia.server.StoreTools;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "verify",
    description = "Replay every stored game and tell what differs.",
    mixinStandardHelpOptions = true)
final class AdminVerify implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServerOptions options;

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    try (var tools = options.tools()) {
      List<String> problems = tools.verify(out::println);
      problems.forEach(out::println);
      return problems.isEmpty() ? 0 : 1;
    } catch (StoreTools.NotPossible e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }
}
