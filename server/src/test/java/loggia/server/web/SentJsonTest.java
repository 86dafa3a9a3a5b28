package loggia.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import loggia.bots.json.ViewJson;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.kernel.View;
import loggia.server.common.Fault;
import loggia.server.table.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The quick way to write what goes over the live channel, held to the mapper's.
class SentJsonTest {
  private static void isWrittenAsTheMapperDoes(Object message) {
    assertEquals(
        ViewJson.MAPPER.writeValueAsString(message),
        new String(SentJson.text(message), StandardCharsets.UTF_8));
  }

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.manual().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void positions_and_changes_are_written_as_the_mapper_writes_them(String id) {
    walk(Games.find(id).orElseThrow());
  }

  private static <S extends State<S, M>, M extends Move> void walk(Game<S, M> game) {
    var random = new SplittableRandom(3);
    int seats = Math.max(2, game.manual().leastSeats());
    Match<S, M> match = Match.begin(game, Setup.of(game.manual(), seats, 5));
    View told = match.state().view(Seat.ONE);
    while (!match.state().over()) {
      Seat seat = match.state().awaited().first();
      var moves = match.state().moves(seat);
      M move = moves.get(random.nextInt(moves.size()));
      match = match.decide(new Decision(seat, move.text()), Journal.NONE);
      ApiModel.Position position = position(match, moves.get(0).text());
      isWrittenAsTheMapperDoes(TableUpdate.whole(position));
      var change = ViewChange.between(told, position.view());
      isWrittenAsTheMapperDoes(
          new TableUpdate.ChangeMessage("change", 1, position.with(change), change.lists()));
      told = position.view();
    }
  }

  private static ApiModel.Position position(Match<?, ?> match, String text) {
    return new ApiModel.Position(
        "t",
        7,
        7,
        1,
        Status.RUNNING,
        match.state().round(),
        List.of(1, 2),
        match.state().view(Seat.ONE),
        List.of(new ApiModel.Move(text, "Città \"è\"")),
        List.of(
            new ApiModel.Intent(text, "label", Optional.empty(), Optional.empty()),
            new ApiModel.Intent(text, "label", Optional.of("why"), Optional.of("XII-53"))),
        true,
        Optional.of(text),
        Optional.of(Map.of(1, 5_000_000_000L)),
        Optional.of(new ApiModel.Result("end", "The end", List.of())));
  }

  @Test
  void other_messages_are_written_as_the_mapper_writes_them() {
    isWrittenAsTheMapperDoes(
        TableUpdate.log(
            List.of(
                new ApiModel.LogLine(3, "Ada draws.", false, "event.drew", Optional.of(1)),
                new ApiModel.LogLine(4, "Round 2", true, "event.round", Optional.empty()))));
    isWrittenAsTheMapperDoes(new LiveConnection.Bye("bye", Fault.Code.NO_SESSION, "Goodbye"));
    isWrittenAsTheMapperDoes(
        new ApiLive.DecisionAnswer(
            "answer", "k", true, Optional.of(8), Optional.empty(), Optional.empty()));
    isWrittenAsTheMapperDoes(
        new LiveChannel.ChatMessage("chat", "Ada", "p1", true, "ciao \u2028", 1L << 41));
  }
}
