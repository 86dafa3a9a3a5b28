package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.View;
import loggia.server.common.Fault;
import loggia.server.contract.About;
import loggia.server.table.Start;
import loggia.server.table.Status;

/// What leaves the server, field by field. `/openapi.json` describes it from these records.
final class ApiModel {
  private ApiModel() {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Failure(
      Fault.Code code,
      @About("one sentence in the reader's language") String message,
      @About("the rule that says no") Optional<String> rule,
      @About("what in the request is wrong") Optional<String> field) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Failed(
      Failure error,
      @About("how things are, for who answered what is no longer asked")
          Optional<Position> position) {}

  /// That it is done, and nothing more.
  record Done() {}

  record Id(String id) {}

  record Me(String id, String name, boolean account) {}

  record Pace(
      loggia.server.table.Pace.Kind kind,
      @About("minutes for a decision or for a player, days for a decision") double amount) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Table(
      String id,
      String game,
      Map<String, String> options,
      Status status,
      ApiTables.Visibility visibility,
      @About("whether it is yours") boolean owner,
      boolean member,
      @About("for members only") Optional<String> invite,
      Pace pace,
      @About("the version of the rules it is played under") int rules,
      @About("whether these are no longer today's") boolean earlierRules,
      @About("what has to come before it begins") Start.Kind start,
      @About("the time it waits for, in milliseconds") Optional<Long> startsAt,
      @About("how many seats must be taken, where not all") Optional<Integer> startsWith,
      boolean chat,
      boolean spectators,
      @About("whether who plays here may ask what a master would do") boolean advice,
      @About("seconds that onlookers are behind") int delay,
      @About("whether it counts for nothing") boolean study,
      @About("how many rows its story has: decisions, undos and rewinds") int number,
      int round,
      List<Integer> awaited,
      List<TableSeat> seats,
      @About("sha256 of the seed, a colon and the salt") String seedHash,
      @About("once it is over") Optional<String> seed,
      @About("once it is over") Optional<String> salt,
      @About("the rematch") Optional<String> next,
      Optional<RewindAsked> rewind,
      long created,
      long updated,
      @About("in lists, where it cannot be opened; why, for its owner") Optional<String> damaged,
      Optional<Result> result) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record TableSeat(
      int seat,
      loggia.server.table.TableSeat.Kind kind,
      String name,
      @About("who it is; their page is /people/ID") Optional<String> person,
      boolean guest,
      Optional<String> level,
      boolean you,
      boolean present,
      boolean resigned,
      boolean takenOver,
      @About("on vacation until then: the clock stands still") Optional<Long> away,
      @About("how often") int advised) {}

  record RewindAsked(int to, String by, @About("by name") Map<String, Boolean> answers) {}

  record Result(String ending, String endingText, List<Standing> standings) {}

  record Standing(int seat, int rank, int score, List<Line> lines, List<Line> tieBreaks) {}

  record Line(String key, String label, int points) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Intent(String text, String label, Optional<String> reason, Optional<String> rule) {}

  record Move(String text, String label) {}

  record Position(
      String table,
      int number,
      int latest,
      @About("0: an onlooker") int seat,
      Status status,
      int round,
      List<Integer> awaited,
      View view,
      List<Move> moves,
      @About("what may be done, then what may not with its reason") List<Intent> intents,
      boolean mayUndo,
      @About("a standing answer, as the text of a move") Optional<String> standing,
      @About("milliseconds left by seat") Optional<Map<Integer, Long>> clock,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Result> result) {
    /// The same with another view.
    Position with(View another) {
      return new Position(
          table, number, latest, seat, status, round, awaited, another, moves, intents, mayUndo,
          standing, clock, result);
    }
  }

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record LogLine(
      int number,
      String text,
      @About("not for onlookers") boolean secret,
      @About("as `event.spent`") String kind,
      Optional<Integer> seat) {}
}
