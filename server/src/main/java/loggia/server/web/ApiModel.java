package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.View;

/// What leaves the server, field by field. `docs/api.md` describes it.
final class ApiModel {
  private ApiModel() {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Failure(String code, String message, Optional<String> rule, Optional<String> field) {}

  /// @param position how things are, for who answered what is no longer asked
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Failed(Failure error, Optional<Position> position) {}

  /// That it is done, and nothing more.
  record Done() {}

  record Id(String id) {}

  record Me(String id, String name, boolean account) {}

  record Pace(String kind, double amount) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Table(
      String id,
      String game,
      Map<String, String> options,
      String status,
      String visibility,
      boolean owner,
      boolean member,
      Optional<String> invite,
      Pace pace,
      boolean chat,
      boolean spectators,
      boolean advice,
      int delay,
      boolean study,
      int number,
      int round,
      List<Integer> awaited,
      List<TableSeat> seats,
      String seedHash,
      Optional<String> seed,
      Optional<String> salt,
      Optional<String> next,
      Optional<RewindAsked> rewind,
      long created,
      long updated,
      Optional<String> damaged,
      Optional<Result> result) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record TableSeat(
      int seat,
      String kind,
      String name,
      boolean guest,
      Optional<String> level,
      boolean you,
      boolean present,
      boolean resigned,
      boolean takenOver,
      int advised) {}

  record RewindAsked(int to, String by, Map<String, Boolean> answers) {}

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
      int seat,
      String status,
      int round,
      List<Integer> awaited,
      View view,
      List<Move> moves,
      List<Intent> intents,
      boolean mayUndo,
      Optional<String> standing,
      Optional<Map<Integer, Long>> clock,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Result> result) {
    /// The same for somebody who has the view before.
    Position since(View before) {
      return new Position(
          table,
          number,
          latest,
          seat,
          status,
          round,
          awaited,
          new ViewChange(before, view),
          moves,
          intents,
          mayUndo,
          standing,
          clock,
          result);
    }
  }

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record LogLine(int number, String text, boolean secret, String kind, Optional<Integer> seat) {}
}
