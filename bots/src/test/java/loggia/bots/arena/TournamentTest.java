package loggia.bots.arena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import loggia.bots.Contender;
import loggia.bots.chests.Chests;
import loggia.bots.registry.Bots;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {
  private static final List<Contender> RIVALS =
      Stream.of("random", "greedy", "apprentice").map(Bots::parse).toList();

  private static final TournamentHeader HEADER = header(9);
  private static final TournamentHeader ANOTHER = header(10);

  @TempDir private Path folder;

  private static TournamentHeader header(long seed) {
    return new TournamentHeader(
        TournamentHeader.FORMAT,
        "1.1",
        "chests",
        1,
        2,
        seed,
        40,
        Map.of("pay", "3"),
        List.of("random", "greedy", "apprentice"),
        "",
        "2026-11-16",
        List.of());
  }

  private static List<PlayedFixture> run(TournamentLog log, Runnable afterEach) {
    var setup = Setup.of(Chests.GAME.manual(), 2, 9);
    var fixtures = Fixture.all(3, 2, 20);
    return new Tournament<>(Chests.GAME, setup, RIVALS, fixtures)
        .run(2, log, () -> false, afterEach);
  }

  @Test
  void every_pairing_plays_every_deal_in_every_seat() {
    var fixtures = Fixture.all(3, 4, 5);
    assertEquals(3 * 4 * 5, fixtures.size());
    assertTrue(fixtures.contains(new Fixture(0, 2, 4, List.of(2, 2, 0, 2))));
  }

  @Test
  void a_stopped_tournament_goes_on_where_it_was() throws IOException {
    Path file = folder.resolve("state");
    List<PlayedFixture> whole = run(TournamentLog.in(file, HEADER), () -> {});
    List<String> lines = Files.readAllLines(file);
    Files.writeString(file, String.join("\n", lines.subList(0, 51)) + "\ndeal-9/1-");
    var count = new AtomicInteger();
    List<PlayedFixture> resumed = run(TournamentLog.in(file, HEADER), count::incrementAndGet);
    assertEquals(whole, resumed);
    assertEquals(120 - 50, count.get());
  }

  @Test
  void the_log_of_another_tournament_is_refused() {
    Path file = folder.resolve("state");
    TournamentLog.in(file, HEADER);
    var error = assertThrows(IllegalArgumentException.class, () -> TournamentLog.in(file, ANOTHER));
    assertTrue(String.valueOf(error.getMessage()).contains("of another tournament"));
  }

  @Test
  void the_file_alone_says_what_the_tournament_is() {
    Path file = folder.resolve("state");
    TournamentLog.in(file, HEADER);
    assertEquals(Optional.of(HEADER), TournamentLog.header(file));
    assertEquals(Optional.empty(), TournamentLog.header(folder.resolve("none")));
  }

  @Test
  void who_failed_has_lost_and_the_file_says_why() {
    Path file = folder.resolve("state");
    var fixture = new Fixture(0, 1, 0, List.of(1, 0, 1));
    PlayedFixture failed = PlayedFixture.failed(fixture, 1, "has ended");
    TournamentLog.in(file, HEADER).write(failed);
    PlayedFixture kept = TournamentLog.in(file, HEADER).find(fixture).orElseThrow();
    assertEquals(failed, kept);
    assertEquals(List.of(420, 0, 420), kept.shares());
    assertEquals(Optional.of("has ended"), kept.failureOf(0));
    assertEquals(Optional.empty(), kept.failureOf(1));
  }

  @Test
  void ratings_find_the_strengths_that_made_the_results() {
    // the first wins 3 of 4 against the second: 190.8 Elo
    var played = new ArrayList<PlayedFixture>();
    for (int deal = 0; deal < 4000; deal++) {
      List<Integer> shares = deal % 4 == 0 ? List.of(0, 840) : List.of(840, 0);
      played.add(PlayedFixture.of(new Fixture(0, 1, deal, List.of(0, 1)), shares));
    }
    var ratings = new Ratings(2, played);
    assertEquals(190.8, ratings.elo(0) - ratings.elo(1), 1);
    // half of 1.96 / sqrt(4000 * 3/16) on the scale of 400 / ln 10
    assertEquals(6.2, ratings.margin(0), 0.1);
  }

  @Test
  void who_never_lost_has_a_rating_too() {
    var fixture = new Fixture(0, 1, 0, List.of(0, 1, 1));
    var ratings = new Ratings(2, List.of(PlayedFixture.of(fixture, List.of(840, 0, 0))));
    assertTrue(ratings.elo(0) > ratings.elo(1));
    assertTrue(Double.isFinite(ratings.elo(0)));
  }

  @Test
  void equations_are_solved() {
    double[] solved = Equations.solve(new double[][] {{4, 1}, {1, 3}}, new double[] {1, 2});
    assertArrayEquals(new double[] {1 / 11.0, 7 / 11.0}, solved, 1e-12);
  }

  /// Two that met a hundred times, fifty wins each: 0.25 for each meeting and each one's own draw.
  @Test
  void a_margin_follows_from_how_often_two_met() {
    var fixture = new Fixture(0, 1, 0, List.of(0, 1));
    var played = Collections.nCopies(50, PlayedFixture.of(fixture, List.of(840, 0)));
    var lost = Collections.nCopies(50, PlayedFixture.of(fixture, List.of(0, 840)));
    var ratings = new Ratings(2, Stream.concat(played.stream(), lost.stream()).toList());
    double variance = 0.5 / (0.25 + 2 * 100 * 0.25);
    assertEquals(400 / Math.log(10) * 1.96 * Math.sqrt(variance), ratings.margin(0), 0.01);
  }
}
