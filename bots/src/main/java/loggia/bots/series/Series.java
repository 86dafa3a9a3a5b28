package loggia.bots.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import loggia.bots.Bot;
import loggia.bots.Contender;
import loggia.bots.arena.Arena;
import loggia.bots.arena.Outcome;
import loggia.bots.arena.Seeds;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Many matches of the same bots in the same seats, each deal played in every variant.
///
/// @param games how many deals
/// @param observed whether every decision is watched, for a study, or only the results are counted
public record Series<S extends State<S, M>, M extends Move>(
    Game<S, M> game,
    List<Variant> variants,
    List<Contender> contenders,
    long games,
    boolean observed) {

  /// One variant, only the results.
  public static <S extends State<S, M>, M extends Move> Series<S, M> of(
      Game<S, M> game, Setup setup, List<Contender> contenders, long games) {
    return new Series<>(game, List.of(new Variant("", setup)), contenders, games, false);
  }

  public int seats() {
    return contenders.size();
  }

  /// What the game of this variant with the deal of this number begins with.
  public Setup setup(int variant, long number) {
    Setup setup = variants.get(variant).setup();
    return setup.withSeed(Seeds.deal(setup.seed(), number));
  }

  Counts counts() {
    return Counts.of(variants.size(), seats());
  }

  NamedComponents named() {
    return new NamedComponents(game.manual(variants.getFirst().setup()));
  }

  /// Plays one deal in every variant and counts it.
  void play(long number, NamedComponents named, Counts counts) {
    Map<String, long[]> figures = new TreeMap<>();
    boolean whole = true;
    for (int variant = 0; variant < variants.size(); variant++) {
      whole &= play(number, variant, named, counts.variants().get(variant), figures);
    }
    if (whole && variants.size() > 1) {
      figures.forEach(counts.paired()::add);
    }
    counts.done().add(number);
  }

  private boolean play(
      long number,
      int variant,
      NamedComponents named,
      VariantCounts counts,
      Map<String, long[]> figures) {
    Setup setup = setup(variant, number);
    var observer = new GameObserver(seats(), named);
    var bots = new ArrayList<Bot>();
    Outcome outcome;
    try {
      for (int i = 0; i < seats(); i++) {
        bots.add(contenders.get(i).sit(Seeds.bot(setup.seed(), i)));
      }
      outcome =
          observed
              ? Arena.play(game, setup, bots, observer, observer)
              : Arena.play(game, setup, bots, Journal.NONE, Arena.Watcher.NONE);
    } catch (Arena.SeatFailure failure) {
      count(counts.seats().get(failure.seat().index()).failures(), failure.reason());
      return false;
    } finally {
      bots.forEach(Bot::close);
    }
    for (int i = 0; i < seats(); i++) {
      var standIns = counts.seats().get(i).standIns();
      bots.get(i).standIns().forEach(why -> count(standIns, why));
    }
    add(outcome, counts);
    if (observed) {
      var played = new PlayedGame(outcome, observer, game.components(setup));
      played.addTo(counts);
      if (variants.size() > 1) {
        addFigures(played, variant, figures);
      }
    }
    return true;
  }

  private static void count(Map<String, Long> reasons, String why) {
    reasons.merge(why, 1L, Long::sum);
  }

  private static void add(Outcome outcome, VariantCounts counts) {
    counts.decisions().add(outcome.decisions());
    counts.rounds().add(outcome.rounds());
    counts.endings().merge(outcome.result().ending(), 1L, Long::sum);
    for (Result.Standing standing : outcome.result().standings()) {
      SeatCounts seat = counts.seats().get(standing.seat().index());
      seat.parts().add(outcome.share(standing.seat()));
      seat.scores().add(standing.score());
      seat.ranks().add(standing.rank());
    }
  }

  private void addFigures(PlayedGame played, int variant, Map<String, long[]> figures) {
    Outcome outcome = played.outcome();
    set(figures, Figure.DEALS, variant, 1);
    set(figures, Figure.DECISIONS, variant, outcome.decisions());
    set(figures, Figure.ROUNDS, variant, outcome.rounds());
    set(figures, Figure.LEADS, variant, played.observer().leads());
    for (Result.Standing standing : outcome.result().standings()) {
      Seat seat = standing.seat();
      set(figures, Figure.parts(seat), variant, outcome.share(seat));
      set(figures, Figure.score(seat), variant, standing.score());
    }
    played
        .users()
        .forEach(
            (name, seats) -> {
              set(figures, Figure.uses(name), variant, seats.size());
              set(figures, Figure.gain(name), variant, gain(played, seats));
            });
  }

  /// What users of a component have of the victory beyond an even share.
  private long gain(PlayedGame played, Set<Seat> users) {
    return played.parts(users) * seats() - (long) users.size() * Outcome.WHOLE;
  }

  private void set(Map<String, long[]> figures, String figure, int variant, long value) {
    figures.computeIfAbsent(figure, _ -> new long[variants.size()])[variant] = value;
  }
}
