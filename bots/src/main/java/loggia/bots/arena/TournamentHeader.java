package loggia.bots.arena;

import java.util.List;
import java.util.Map;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.Setup;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// What a tournament is: enough to go on with it.
///
/// @param format names the kind of file and its version
/// @param program the version of Loggia that began it
/// @param games for each pairing
/// @param standIn who answers for a program that does not; empty for nobody
/// @param date the day on which it began
/// @param files the texts of attached files, which options name by their hashes
public record TournamentHeader(
    String format,
    String program,
    String game,
    int rules,
    int seats,
    long seed,
    int games,
    Map<String, String> options,
    List<String> bots,
    String standIn,
    String date,
    List<Attachment> files) {
  public static final String FORMAT = "loggia tournament 2";
  private static final JsonMapper JSON = new JsonMapper();

  /// @throws IllegalArgumentException when the line is none
  static TournamentHeader read(String line) {
    try {
      TournamentHeader header = JSON.readValue(line, TournamentHeader.class);
      if (FORMAT.equals(header.format)) {
        return header;
      }
    } catch (JacksonException e) {
      throw new IllegalArgumentException("it does not begin with a tournament's terms", e);
    }
    throw new IllegalArgumentException("its format is not '" + FORMAT + "'");
  }

  String line() {
    return JSON.writeValueAsString(this);
  }

  /// Whether matches of both are matches of one tournament: its length, day and program may differ.
  boolean same(TournamentHeader other) {
    return with(other.games, other.date, other.program).equals(other);
  }

  private TournamentHeader with(int games, String date, String program) {
    return new TournamentHeader(
        format, program, game, rules, seats, seed, games, options, bots, standIn, date, files);
  }

  public Setup setup(Game<?, ?> on) {
    return Setup.of(on.manual(), seats, options, files, seed);
  }
}
