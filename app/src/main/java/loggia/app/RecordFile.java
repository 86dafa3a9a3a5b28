package loggia.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import loggia.app.play.TerminalTexts;
import loggia.bots.registry.Level;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.RecordError;
import loggia.kernel.Refusal;
import loggia.kernel.State;
import loggia.kernel.Texts;

/// Records in files, with errors that name the file.
final class RecordFile {
  private RecordFile() {}

  static GameRecord read(Path file) {
    try {
      return GameRecord.read(Files.readString(file));
    } catch (IOException e) {
      throw Failure.ofInput("cannot read the file '" + file + "'");
    } catch (RecordError e) {
      throw Failure.ofInput(file + ": " + e.getMessage());
    }
  }

  static <S extends State<S, M>, M extends Move> Match<S, M> replay(
      GameOptions options, Game<S, M> game, GameRecord saved, int count, Journal journal) {
    try {
      return saved.replay(game, options.attachments(), count, journal);
    } catch (RecordError | Refusal e) {
      throw Failure.ofInput("the record cannot be replayed: " + e.getMessage());
    }
  }

  /// Who held each seat, as [PlayCommand] wrote it among the names: a level, or else a person.
  static List<String> players(GameRecord saved) {
    return IntStream.range(0, saved.seats())
        .mapToObj(i -> i < saved.names().size() ? level(saved.names().get(i)) : "human")
        .toList();
  }

  private static String level(String name) {
    for (Level level : Level.values()) {
      for (String language : Texts.LANGUAGES) {
        Optional<String> word = TerminalTexts.terminal(language).find("play.word." + level.label());
        if (word.filter(
                w -> name.toLowerCase(Locale.ROOT).startsWith(w.toLowerCase(Locale.ROOT) + " "))
            .isPresent()) {
          return level.label();
        }
      }
    }
    return "human";
  }
}
