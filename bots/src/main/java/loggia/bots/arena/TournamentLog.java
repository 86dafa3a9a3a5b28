package loggia.bots.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The matches of a tournament as they end, kept in a file from which it is taken up again after a
/// stop. A line that was not finished does not count.
public final class TournamentLog {
  private final Optional<Path> file;
  private final Map<String, List<Integer>> shares = new HashMap<>();

  private TournamentLog(Optional<Path> file) {
    this.file = file;
  }

  /// A log that is not kept.
  public static TournamentLog inMemory() {
    return new TournamentLog(Optional.empty());
  }

  /// The log in this file; a new one if there is none.
  ///
  /// @param head what the tournament is, in one line: another tournament's log is refused
  /// @throws IllegalArgumentException when the file is of another tournament
  public static TournamentLog in(Path path, String head) {
    var log = new TournamentLog(Optional.of(path));
    try {
      if (Files.notExists(path)) {
        Files.writeString(path, head + "\n");
        return log;
      }
      String text = Files.readString(path);
      List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
      if (lines.isEmpty() || !lines.getFirst().equals(head)) {
        throw new IllegalArgumentException(
            "'" + path + "' is of another tournament: it does not begin with '" + head + "'");
      }
      lines.stream().skip(1).forEach(log::read);
      Files.writeString(path, String.join("\n", lines) + "\n");
      return log;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read(String line) {
    List<String> words = List.of(line.split(" ", -1));
    shares.put(words.getFirst(), words.stream().skip(1).map(Integer::valueOf).toList());
  }

  synchronized Optional<PlayedFixture> find(Fixture fixture) {
    return Optional.ofNullable(shares.get(fixture.key())).map(s -> new PlayedFixture(fixture, s));
  }

  synchronized void write(PlayedFixture played) {
    shares.put(played.fixture().key(), played.shares());
    if (file.isPresent()) {
      Stream<String> parts = played.shares().stream().map(String::valueOf);
      String line = played.fixture().key() + " " + parts.collect(Collectors.joining(" "));
      try {
        Files.writeString(file.get(), line + "\n", StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
