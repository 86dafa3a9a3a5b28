package loggia.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import loggia.app.play.Suggestion;
import loggia.bots.BotFailure;
import loggia.bots.Contender;
import loggia.bots.registry.Bots;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The bots of a command, one for each seat or one for each rival.
final class BotOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin
  @SuppressWarnings("UnusedVariable") // reading its option is all it does
  private ClassPath classPath;

  @Option(
      names = "--bots",
      paramLabel = "BOT,BOT,...",
      description = "Who plays, in seat order: " + Bots.KNOWN + ". May be repeated.")
  private List<String> bots = new ArrayList<>();

  @Option(
      names = "--stand-in",
      paramLabel = "BOT",
      description =
          "Who answers when a program does not; without it the program has failed, and is shown"
              + " so.")
  private Optional<String> standIn = Optional.empty();

  /// @throws ParameterException when a name is none
  /// @throws Failure when one of them cannot play at all
  List<Contender> contenders() {
    if (bots.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "Missing required option: '--bots=BOT,BOT,...'");
    }
    return contenders(bots.stream().flatMap(list -> Bots.split(list).stream()).toList(), standIn);
  }

  /// The same for names that were kept in a file.
  List<Contender> contenders(List<String> names, Optional<String> standIn) {
    Optional<Contender> other = standIn.map(name -> parse(spec, name));
    var contenders = new ArrayList<Contender>();
    for (String name : names) {
      contenders.add(parse(spec, name, other));
    }
    try {
      contenders.forEach(Contender::prepare);
    } catch (BotFailure failure) {
      contenders.forEach(Contender::close);
      throw new Failure(failure.getMessage() + "; nothing was played");
    }
    return contenders;
  }

  Optional<String> standIn() {
    return standIn;
  }

  static Contender parse(CommandSpec spec, String name) {
    return parse(spec, name, Optional.empty());
  }

  private static Contender parse(CommandSpec spec, String name, Optional<Contender> standIn) {
    try {
      return Bots.parse(name, standIn);
    } catch (IllegalArgumentException e) {
      List<String> known = Arrays.stream(Bots.KNOWN.split(", *|:[^ ]*", -1)).toList();
      String kind = name.replaceFirst(":.*", "");
      String hint = known.contains(kind) ? "" : Suggestion.of(kind, known);
      throw new ParameterException(spec.commandLine(), e.getMessage() + hint);
    }
  }
}
