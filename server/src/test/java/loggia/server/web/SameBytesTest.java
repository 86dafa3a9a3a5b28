package loggia.server.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.kernel.Viewer;
import loggia.server.store.DecisionRow;
import loggia.server.table.NewTable;
import loggia.server.table.Pace;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.StoredTable;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is sent is the same byte for byte in every world that its reader can imagine: so neither
/// its size nor the order and number of what stands in it tells of hidden cards and piles.
class SameBytesTest {
  private static final int DECISIONS = 250;

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.manual().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_message_is_the_same_in_every_world_its_reader_can_imagine(String id) {
    walk(Games.find(id).orElseThrow());
  }

  private static <S extends State<S, M>, M extends Move> void walk(Game<S, M> game) {
    var random = new SplittableRandom(17);
    int seats = Math.min(3, game.manual().mostSeats());
    TableDetails details = details(game, seats);
    Play play = StoredTable.begin(details);
    int compared = 0;
    for (int i = 0; i < DECISIONS && !play.over(); i++) {
      var awaited = new ArrayList<Seat>();
      play.state().awaited().forEach(awaited::add);
      Seat mover = awaited.get(random.nextInt(awaited.size()));
      var moves = play.state().moves(mover);
      String move = moves.get(random.nextInt(moves.size())).text();
      Play next =
          play.next(new DecisionRow("t", play.number(), mover.number(), move, "", i), Journal.NONE);
      compared += next.over() ? 0 : compare(game, details, play, next, random);
      play = next;
    }
    assertTrue(compared > 50, "compared " + compared);
  }

  private static <S extends State<S, M>, M extends Move> int compare(
      Game<S, M> game, TableDetails details, Play before, Play after, SplittableRandom random) {
    int compared = 0;
    for (Seat seat : Seats.all(after.state().seats())) {
      // What may be taken back is a matter of the decisions, which an imagined world has not had.
      Viewer viewer = after.match().mayUndo(seat) ? Onlooker.SPECTATOR : seat;
      Play world = imagined(game, after, seat, random);
      for (Viewer reader : List.of(viewer, Onlooker.SPECTATOR)) {
        var told = new LiveConnection.Told(snapshot(details, before), reader);
        TableUpdate real = update(details, after);
        TableUpdate other = update(details, world);
        same(real.whole(reader, "en"), other.whole(reader, "en"));
        same(real.change(reader, "it", told), other.change(reader, "it", told));
        compared++;
      }
    }
    return compared;
  }

  private static void same(byte[] real, byte[] imagined) {
    assertArrayEquals(
        imagined,
        real,
        () ->
            new String(imagined, StandardCharsets.UTF_8)
                + "\n"
                + new String(real, StandardCharsets.UTF_8));
  }

  @SuppressWarnings("unchecked")
  private static <S extends State<S, M>, M extends Move> Play imagined(
      Game<S, M> game, Play after, Seat seat, SplittableRandom random) {
    Setup setup = after.match().setup();
    S world = (S) after.state().imagine(seat, random);
    return new Play(Match.at(game, setup, world), after.number(), after.at(), after.waits());
  }

  private static TableUpdate update(TableDetails details, Play play) {
    return new TableUpdate(snapshot(details, play), List.of(), play.at());
  }

  static Snapshot snapshot(TableDetails details, Play play) {
    return new Snapshot("t", details, 0, Optional.of(play), 0, 0);
  }

  static TableDetails details(Game<?, ?> game, int seats) {
    var manual = game.manual();
    return new NewTable(
            manual.id(),
            manual.rules(),
            Map.of(),
            List.of(),
            Optional.of(17L),
            true,
            new Pace(Pace.Kind.DECISION, 5),
            false,
            true,
            false,
            0,
            Collections.nCopies(seats, TableSeat.named("Anna")))
        .details("me", Status.RUNNING, false, 0);
  }
}
