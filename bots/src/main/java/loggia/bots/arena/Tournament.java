package loggia.bots.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import loggia.bots.Bot;
import loggia.bots.Contender;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Every contender against every other.
///
/// @param setup its seed is the one that all deals are split from
public record Tournament<S extends State<S, M>, M extends Move>(
    Game<S, M> game, Setup setup, List<Contender> contenders, List<Fixture> fixtures) {

  /// Plays the fixtures that the log does not have yet, and writes each down as it ends.
  ///
  /// @param stopped when it says so nothing more is played, and what is under way does not count
  /// @return all that were played, the earlier ones too
  public List<PlayedFixture> run(
      int threads, TournamentLog log, BooleanSupplier stopped, Runnable afterEach) {
    var left = new ConcurrentLinkedQueue<Fixture>();
    for (Fixture fixture : fixtures) {
      if (log.find(fixture).isEmpty()) {
        left.add(fixture);
      }
    }
    Pool.run(
        Collections.nCopies(threads, left),
        queue -> {
          for (Fixture next = queue.poll(); next != null; next = queue.poll()) {
            PlayedFixture played = play(next);
            if (stopped.getAsBoolean()) {
              return;
            }
            log.write(played);
            afterEach.run();
          }
        });
    return fixtures.stream().flatMap(fixture -> log.find(fixture).stream()).toList();
  }

  private PlayedFixture play(Fixture fixture) {
    long deal = Seeds.deal(setup.seed(), fixture.deal());
    var bots = new ArrayList<Bot>();
    try {
      for (int i = 0; i < fixture.lineup().size(); i++) {
        bots.add(contenders.get(fixture.lineup().get(i)).sit(Seeds.bot(deal, i)));
      }
      Outcome outcome =
          Arena.play(game, setup.withSeed(deal), bots, Journal.NONE, Arena.Watcher.NONE);
      var shares = new ArrayList<Integer>();
      for (int i = 0; i < bots.size(); i++) {
        shares.add(outcome.share(Seat.of(i)));
      }
      var standIns = bots.stream().map(bot -> bot.standIns().size()).toList();
      return new PlayedFixture(fixture, List.copyOf(shares), standIns, Optional.empty());
    } catch (Arena.SeatFailure failure) {
      return PlayedFixture.failed(fixture, failure.seat().index(), failure.reason());
    } finally {
      bots.forEach(Bot::close);
    }
  }
}
