package loggia.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Manual;
import loggia.kernel.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "rules",
    description = "Print the rules of a game, or one of them.",
    mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game's id.")
  private String id;

  @Parameters(index = "1", arity = "0..1", paramLabel = "ID", description = "A rule's id.")
  private Optional<String> rule = Optional.empty();

  @Mixin private Language language;

  @Override
  public Integer call() {
    Game<?, ?> game = Games.find(id).orElseThrow(() -> wrong(GameOptions.unknownGame(id)));
    Texts texts = game.texts(language.code());
    PrintWriter out = spec.commandLine().getOut();
    if (rule.isPresent()) {
      out.println(one(game.manual(), texts, rule.get()));
    } else {
      all(game.manual(), texts, out);
    }
    out.flush();
    return 0;
  }

  private String one(Manual manual, Texts texts, String wanted) {
    List<String> ids = manual.ruleIds();
    return ids.stream()
        .filter(wanted::equalsIgnoreCase)
        .findFirst()
        .map(found -> found + " " + texts.get("rule." + found))
        .orElseThrow(
            () -> wrong("unknown rule '" + wanted + "'; known: " + String.join(", ", ids)));
  }

  private static void all(Manual manual, Texts texts, PrintWriter out) {
    out.println(texts.get("title"));
    for (Manual.Chapter chapter : manual.chapters()) {
      out.println();
      out.println(texts.get("chapter." + chapter.id()));
      for (String ruleId : chapter.rules()) {
        out.println("  " + ruleId + " " + texts.get("rule." + ruleId));
      }
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
