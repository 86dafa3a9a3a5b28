package loggia.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import loggia.app.play.Suggestion;
import loggia.bots.Contender;
import loggia.bots.registry.Bots;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The bots of a command, one for each seat or one for each rival.
final class BotOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--bots",
      required = true,
      paramLabel = "BOT,BOT,...",
      description = "Who plays, in seat order: " + Bots.KNOWN + ". May be repeated.")
  private List<String> bots = new ArrayList<>();

  List<Contender> contenders() {
    var contenders = new ArrayList<Contender>();
    for (String list : bots) {
      for (String name : Bots.split(list)) {
        contenders.add(parse(spec, name));
      }
    }
    return contenders;
  }

  static Contender parse(CommandSpec spec, String name) {
    try {
      return Bots.parse(name);
    } catch (IllegalArgumentException e) {
      List<String> known = Arrays.stream(Bots.KNOWN.split(", *|:[^ ]*", -1)).toList();
      throw new ParameterException(
          spec.commandLine(), e.getMessage() + Suggestion.of(name.replaceFirst(":.*", ""), known));
    }
  }
}
