package loggia.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import loggia.app.play.LookUp;
import loggia.app.play.Suggestion;
import loggia.kernel.Game;
import loggia.kernel.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "rules",
    description = "Print the rules of a game, or look a rule, a component or a word up.",
    mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game's id.")
  private String id;

  @Parameters(
      index = "1",
      arity = "0..*",
      paramLabel = "WORD",
      description =
          "A rule's id, a component, a kind of components (as a table), a chapter, or words.")
  private List<String> words = new ArrayList<>();

  @Option(names = "--components", description = "Every component, as tables.")
  private boolean components;

  @Mixin private Language language;

  @Override
  public Integer call() {
    Game<?, ?> game = Games.find(id).orElseThrow(() -> wrong(GameOptions.unknownGame(id)));
    var lookUp = new LookUp(game.manual(), game.texts(language.code()));
    PrintWriter out = spec.commandLine().getOut();
    lines(lookUp).forEach(out::println);
    out.flush();
    return 0;
  }

  private List<String> lines(LookUp lookUp) {
    if (components) {
      var lines = new ArrayList<String>();
      for (String kind : lookUp.kinds()) {
        lines.addAll(lookUp.table(kind));
        lines.add("");
      }
      return lines;
    }
    if (words.isEmpty()) {
      return lookUp.rules();
    }
    String wanted = String.join(" ", words);
    List<String> found = lookUp.find(wanted);
    if (found.isEmpty()) {
      List<String> ids = lookUp.manual().ruleIds();
      throw wrong(
          "nothing is called '"
              + wanted
              + "'; rules: "
              + ids.getFirst()
              + " to "
              + ids.getLast()
              + ", tables: "
              + String.join(", ", lookUp.kinds())
              + Suggestion.of(wanted, lookUp.names()));
    }
    return found;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
