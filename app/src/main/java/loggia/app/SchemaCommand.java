package loggia.app;

import java.util.concurrent.Callable;
import loggia.bots.json.ViewJson;
import loggia.bots.json.ViewSchema;
import loggia.kernel.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "schema",
    description = "Print the JSON schema of a game's view, for those who write bots.",
    mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Override
  public Integer call() {
    var found =
        Games.find(game)
            .orElseThrow(
                () -> new ParameterException(spec.commandLine(), GameOptions.unknownGame(game)));
    var out = spec.commandLine().getOut();
    out.println(
        ViewJson.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(ViewSchema.of(found)));
    out.flush();
    return 0;
  }
}
