package loggia.app.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import loggia.bots.Bot;
import loggia.bots.Question;
import loggia.bots.registry.Bots;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// A game that bots played to its end before the tests, always the same one: its record can be
/// opened, and any of its moments played on from, without clicking up to it.
///
/// @param moments the states, the one before the first decision first
record Study(GameRecord record, List<State<?, ?>> moments) {
  private static final Map<String, Study> PLAYED = new ConcurrentHashMap<>();

  private static final long FIRST_SEED = 7;
  private static final int MOST_GAMES = 20;
  private static final int SOME_GAMES = 6;
  private static final List<String> NAMES =
      List.of("Ada", "Bea", "Costanza", "Dino Bardi", "Eleonora");

  /// A moment of a game.
  record Spot(Study study, int number) {}

  /// Two seats, the usual options.
  static Study of(String game) {
    return of(game, 2, Map.of(), FIRST_SEED);
  }

  private static Study of(String game, int seats, Map<String, String> options, long seed) {
    return PLAYED.computeIfAbsent(
        game + " " + seats + " " + options + " " + seed,
        _ -> played(Games.find(game).orElseThrow(), seats, options, seed));
  }

  private static <S extends State<S, M>, M extends Move> Study played(
      Game<S, M> game, int seats, Map<String, String> options, long seed) {
    Match<S, M> match = Match.begin(game, Setup.of(game.manual(), seats, options, List.of(), seed));
    var decisions = new ArrayList<Decision>();
    var moments = new ArrayList<State<?, ?>>();
    try (Bot bot = Bots.parse("greedy", 7)) {
      while (!match.state().over()) {
        moments.add(match.state());
        Seat seat = match.state().awaited().first();
        M move = bot.choose(new Question<>(game, match.state(), seat));
        decisions.add(new Decision(seat, move.text()));
        match = match.play(seat, move, Journal.NONE);
      }
    }
    moments.add(match.state());
    return new Study(
        GameRecord.of(match, NAMES.subList(0, seats), decisions), List.copyOf(moments));
  }

  String game() {
    return record.game();
  }

  int end() {
    return record.decisions().size();
  }

  int middle() {
    return end() / 2;
  }

  Decision decision(int number) {
    return record.decisions().get(number);
  }

  /// Where somebody who decides next is in this situation, in the first game that has it.
  static Spot where(String game, BiPredicate<State<?, ?>, Seat> situation) {
    return where(game, 2, situation);
  }

  static Spot where(String game, int seats, BiPredicate<State<?, ?>, Seat> situation) {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + MOST_GAMES; seed++) {
      Study study = of(game, seats, Map.of(), seed);
      for (int number = study.middle(); number < study.end(); number++) {
        if (situation.test(study.moments.get(number), study.decision(number).seat())) {
          return new Spot(study, number);
        }
      }
    }
    throw new AssertionError("never in " + MOST_GAMES + " games of " + game);
  }

  /// Where there is most to see in this situation: the moment of several games whose view says
  /// most.
  static Spot fullest(
      String game,
      int seats,
      Map<String, String> options,
      BiPredicate<State<?, ?>, Seat> situation) {
    Spot fullest = null;
    int most = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + SOME_GAMES; seed++) {
      Study study = of(game, seats, options, seed);
      for (int number = study.middle(); number < study.end(); number++) {
        Seat seat = study.decision(number).seat();
        int says = study.moments.get(number).view(seat).toString().length();
        if (says > most && situation.test(study.moments.get(number), seat)) {
          fullest = new Spot(study, number);
          most = says;
        }
      }
    }
    if (fullest == null) {
      throw new AssertionError("never in " + SOME_GAMES + " games of " + game);
    }
    return fullest;
  }

  /// The first moment from the middle on where one decision passes the turn from one seat alone to
  /// the other alone.
  int turnChange() {
    for (int number = middle(); number < end() - 1; number++) {
      Seats before = choosing(number);
      Seats after = choosing(number + 1);
      if (before.size() == 1 && after.size() == 1 && !before.equals(after)) {
        return number;
      }
    }
    throw new AssertionError("nobody's turn ever ends in " + game());
  }

  /// Who has something to choose: a pass that is forced is not asked for.
  private Seats choosing(int number) {
    State<?, ?> state = moments.get(number);
    Seats choosing = Seats.NONE;
    for (Seat seat : state.awaited()) {
      choosing = state.moves(seat).size() > 1 ? choosing.with(seat) : choosing;
    }
    return choosing;
  }

  /// Whether this seat could make a move that begins like this.
  static boolean may(State<?, ?> state, Seat seat, String start) {
    for (Move move : state.moves(seat)) {
      if (move.text().startsWith(start)) {
        return true;
      }
    }
    return false;
  }
}
