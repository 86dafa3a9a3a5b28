package loggia.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import loggia.bots.BotFailure;
import loggia.bots.Contender;
import loggia.bots.environment.Environment;
import loggia.bots.registry.Bots;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "environment",
    description = {
      "Let a program of yours drive many games at once, in lines on standard input and output.",
      "docs/environment.md has the conversation, examples/python/loggia.py speaks it."
    },
    mixinStandardHelpOptions = true)
final class EnvironmentCommand implements Callable<Integer> {
  private static final String AGENT = "agent";
  private static final int MOST_TABLES = 4096;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Mixin private GameOptions options;

  @Mixin
  @SuppressWarnings("UnusedVariable") // reading its option is all it does
  private ClassPath classPath;

  @Option(
      names = "--tables",
      paramLabel = "N",
      description = "How many games at a time; usually ${DEFAULT-VALUE}.")
  private int tables = 1;

  @Option(
      names = "--seats",
      paramLabel = "N|WHO,WHO,...",
      description = "How many seats your program plays, or who sits where: agent, or a bot.")
  private String seats = "2";

  @Option(
      names = "--with",
      paramLabel = "CONTENT,...",
      converter = ContentOption.class,
      description = "What answers carry: names, view, vector, mask; usually ${DEFAULT-VALUE}.",
      defaultValue = "vector")
  private ContentOption.Contents with;

  @Option(names = "--again", description = "A table whose game ended begins the next at once.")
  private boolean again;

  @Override
  public Integer call() {
    if (tables < 1 || tables > MOST_TABLES) {
      throw options.wrong("--tables is a number from 1 to " + MOST_TABLES + ", not " + tables);
    }
    return run(options.game(game));
  }

  private <S extends State<S, M>, M extends Move> int run(Game<S, M> on) {
    List<String> who = who();
    var setup = options.setup(on, who.size());
    if (on.features(setup).isEmpty()) {
      throw new Failure("the game '" + game + "' has no features: see docs/adding-a-game.md");
    }
    List<Optional<Contender>> bots = bots(who);
    try {
      new Environment<>(on, setup, bots, tables, with.set(), again)
          .run(System.in, new FileOutputStream(FileDescriptor.out));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      bots.forEach(bot -> bot.ifPresent(Contender::close));
    }
    return 0;
  }

  private List<String> who() {
    if (!seats.matches("[0-9]{1,2}")) {
      return Bots.split(seats);
    }
    return Collections.nCopies(Integer.parseInt(seats), AGENT);
  }

  private List<Optional<Contender>> bots(List<String> who) {
    if (!who.contains(AGENT)) {
      throw options.wrong("--seats needs at least one seat for 'agent', your program");
    }
    var bots = new ArrayList<Optional<Contender>>();
    for (String name : who) {
      bots.add(name.equals(AGENT) ? Optional.empty() : Optional.of(BotOptions.parse(spec, name)));
    }
    try {
      bots.forEach(bot -> bot.ifPresent(Contender::prepare));
    } catch (BotFailure failure) {
      bots.forEach(bot -> bot.ifPresent(Contender::close));
      throw new Failure(String.valueOf(failure.getMessage()));
    }
    return bots;
  }
}
