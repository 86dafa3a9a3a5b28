package loggia.bots.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import loggia.bots.Bot;
import loggia.bots.Contender;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Many matches of the same bots in the same seats, each with a deal of its own.
///
/// @param setup its seed is the one that all deals are split from
public record Simulation<S extends State<S, M>, M extends Move>(
    Game<S, M> game, Setup setup, List<Contender> contenders, int games) {

  /// Plays them all. The result does not depend on the number of threads.
  ///
  /// @param afterEach called after every match, from any thread
  public Tally run(int threads, Runnable afterEach) {
    var tallies = new ArrayList<Tally>();
    for (int i = 0; i < threads; i++) {
      tallies.add(new Tally(setup.seats()));
    }
    var next = new AtomicInteger();
    Pool.run(
        tallies,
        tally -> {
          for (int number = next.getAndIncrement();
              number < games;
              number = next.getAndIncrement()) {
            tally.add(match(number, Journal.NONE, Arena.Watcher.NONE));
            afterEach.run();
          }
        });
    var whole = new Tally(setup.seats());
    tallies.forEach(whole::add);
    return whole;
  }

  /// What the match with this number begins with.
  public Setup setup(int number) {
    return setup.withSeed(Seeds.deal(setup.seed(), number));
  }

  /// Plays the match with this number.
  public Outcome match(int number, Journal journal, Arena.Watcher watcher) {
    Setup own = setup(number);
    var bots = new ArrayList<Bot>();
    try {
      for (int i = 0; i < contenders.size(); i++) {
        bots.add(contenders.get(i).sit(Seeds.bot(own.seed(), i)));
      }
      return Arena.play(game, own, bots, journal, watcher);
    } finally {
      bots.forEach(Bot::close);
    }
  }
}
