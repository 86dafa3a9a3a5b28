package loggia.app;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import loggia.bots.json.ViewJson;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
import loggia.kernel.State;
import loggia.kernel.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "replay",
    description = "Print the log and a position of a recorded game, with nothing hidden.",
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A record.")
  private Path file;

  @Mixin private GameOptions options;
  @Mixin private Language language;

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "The position after N decisions; without it the last one.")
  private Optional<Integer> at = Optional.empty();

  @Option(names = "--json", description = "Print one JSON object instead of text.")
  private boolean json;

  @Override
  public Integer call() {
    GameRecord record = RecordFile.read(file);
    return run(options.game(record.game()), record);
  }

  private <S extends State<S, M>, M extends Move> int run(Game<S, M> game, GameRecord record) {
    int most = record.decisions().size();
    int count = at.orElse(most);
    if (count < 0 || count > most) {
      throw options.wrong("--at must be from 0 to " + most + ", the record's decisions");
    }
    var journal = Journal.pages();
    Match<S, M> match = RecordFile.replay(options, game, record, count, journal);
    Texts texts = match.game().texts(language.code());
    Names names = Names.of(record.names());
    List<String> log =
        journal.entries().stream().map(entry -> texts.say(entry.event(), names)).toList();
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(json(match, count, log));
    } else {
      log.forEach(out::println);
      out.println();
      out.println(match.state().view(Onlooker.ORACLE).draw(texts, names).stripTrailing());
      out.println();
      out.println(match.state().text());
    }
    out.flush();
    return 0;
  }

  private static String json(Match<?, ?> match, int count, List<String> log) {
    State<?, ?> state = match.state();
    var fields = new LinkedHashMap<String, Object>();
    fields.put("game", match.game().manual().id());
    fields.put("number", count);
    fields.put("round", state.round());
    fields.put("awaited", state.awaited());
    fields.put("position", state.text());
    fields.put("view", state.view(Onlooker.ORACLE));
    fields.put("log", log);
    if (state.over()) {
      fields.put("result", state.result());
    }
    return ViewJson.text(fields);
  }
}
