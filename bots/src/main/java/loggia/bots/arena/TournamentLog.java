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
///
/// A line is the fixture, what each seat had of the victory, how often another bot answered for
/// each, and, where one failed, its seat and why: `deal-1/1-2 0 840 0 0 0 has ended`.
public final class TournamentLog {
  private final Optional<Path> file;
  private final Map<String, List<String>> lines = new HashMap<>();

  private TournamentLog(Optional<Path> file) {
    this.file = file;
  }

  /// A log that is not kept.
  public static TournamentLog inMemory() {
    return new TournamentLog(Optional.empty());
  }

  /// The tournament that this file is of; empty where there is no such file.
  ///
  /// @throws IllegalArgumentException when it is the file of something else
  public static Optional<TournamentHeader> header(Path path) {
    if (Files.notExists(path)) {
      return Optional.empty();
    }
    List<String> lines = finished(path);
    try {
      return Optional.of(TournamentHeader.read(lines.isEmpty() ? "" : lines.getFirst()));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "'" + path + "' is no tournament to go on with: " + e.getMessage(), e);
    }
  }

  /// The log in this file; a new one if there is none.
  ///
  /// @throws IllegalArgumentException when the file is of another tournament
  public static TournamentLog in(Path path, TournamentHeader header) {
    var log = new TournamentLog(Optional.of(path));
    Optional<TournamentHeader> earlier = header(path);
    if (earlier.isPresent() && !earlier.get().same(header)) {
      throw new IllegalArgumentException("'" + path + "' is of another tournament");
    }
    List<String> kept =
        earlier.isPresent() ? finished(path).stream().skip(1).toList() : List.<String>of();
    kept.forEach(log::read);
    try {
      Stream<String> all = Stream.concat(Stream.of(header.line()), kept.stream());
      Files.writeString(path, all.collect(Collectors.joining("\n")) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return log;
  }

  private static List<String> finished(Path path) {
    try {
      String text = Files.readString(path);
      return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read(String line) {
    List<String> words = List.of(line.split(" ", -1));
    lines.put(words.getFirst(), words.subList(1, words.size()));
  }

  synchronized Optional<PlayedFixture> find(Fixture fixture) {
    return Optional.ofNullable(lines.get(fixture.key())).map(words -> played(fixture, words));
  }

  private static PlayedFixture played(Fixture fixture, List<String> words) {
    int seats = fixture.lineup().size();
    Optional<PlayedFixture.Failure> failure = Optional.empty();
    if (words.size() > 2 * seats) {
      int seat = Integer.parseInt(words.get(2 * seats));
      String reason = String.join(" ", words.subList(2 * seats + 1, words.size()));
      failure = Optional.of(new PlayedFixture.Failure(seat, reason));
    }
    return new PlayedFixture(
        fixture,
        words.subList(0, seats).stream().map(Integer::valueOf).toList(),
        words.subList(seats, 2 * seats).stream().map(Integer::valueOf).toList(),
        failure);
  }

  synchronized void write(PlayedFixture played) {
    String numbers =
        Stream.concat(played.shares().stream(), played.standIns().stream())
            .map(String::valueOf)
            .collect(Collectors.joining(" "));
    String failure =
        played
            .failure()
            .map(f -> " " + f.seat() + " " + f.reason().replaceAll("\\R", " "))
            .orElse("");
    String line = played.fixture().key() + " " + numbers + failure;
    read(line);
    if (file.isPresent()) {
      try {
        Files.writeString(file.get(), line + "\n", StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
