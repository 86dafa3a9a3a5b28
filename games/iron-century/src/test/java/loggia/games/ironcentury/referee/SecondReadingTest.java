package loggia.games.ironcentury.referee;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BinaryOperator;
import loggia.games.ironcentury.IronCentury;
import loggia.games.ironcentury.IronMove;
import loggia.games.ironcentury.IronState;
import loggia.kernel.Event;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The referee watches whole games. `-Dloggia.referee.random=10000` and
/// `-Dloggia.referee.bots=1000` let it watch more of them.
class SecondReadingTest {
  private static final Game<IronState, IronMove> GAME = new IronCentury();

  /// How often somebody who is not awaited is looked at, and everything that is lawful is tried.
  private static final int INTERJECTIONS = 12;

  private static final int HEARINGS = 10;

  /// What a bent game does after each decision: the position as a text, and the decision.
  private record Bend(Game<IronState, IronMove> game, BinaryOperator<String> after) {}

  private static final Bend STRAIGHT = new Bend(GAME, (position, _) -> position);

  /// Deliberately broken variants of the game.
  enum Broken {
    RULES_1(new Bend(GAME.under(1).orElseThrow(), (position, _) -> position)),
    AN_ATTACK_COSTS_NO_CARD(
        when("attack ", p -> p.replaceFirst("pile( [^;]*)? attack[^ ;]*( [^;]*)?; ", ""))),
    A_SECOND_ATTACK_IS_ALLOWED(when("end|pass|put .*", p -> p.replace("; attacked; ", "; "))),
    ANOTHER_CULTURE_MAY_FOLLOW(when("put ", p -> p.replaceFirst("culture [a-z]+; ", ""))),
    A_REFUGE_DOES_NOTHING(when("pass", p -> p.replaceFirst("refuges [0-9]+; ", ""))),
    THE_PILE_IS_FORGOTTEN(when("discard ", p -> p.replaceFirst("pile [^;]*; ", ""))),
    THE_DECK_RUNS_OUT_ONLY_ONCE(when("draw", p -> p.replaceFirst("run-outs 1; ", ""))),
    A_TURN_IS_SKIPPED(when("pass", p -> p.replaceFirst("step draw; turn 2", "step draw; turn 1")));

    private final Bend bend;

    Broken(Bend bend) {
      this.bend = bend;
    }

    private static Bend when(String moves, java.util.function.UnaryOperator<String> change) {
      return new Bend(
          GAME,
          (position, move) ->
              move.matches(moves + ".*") || move.matches(moves)
                  ? change.apply(position)
                  : position);
    }
  }

  @Test
  void the_referee_agrees_with_random_games() {
    int games = Integer.getInteger("loggia.referee.random", 120);
    for (int seed = 0; seed < games; seed++) {
      watch(STRAIGHT, seed, false);
    }
  }

  @Test
  void the_referee_agrees_with_games_of_bots() {
    int games = Integer.getInteger("loggia.referee.bots", 6);
    for (int seed = 0; seed < games; seed++) {
      watch(STRAIGHT, -1 - seed, true);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Tag("of-the-referee")
  void the_referee_catches_a_broken_game(Broken broken) {
    var foul =
        assertThrows(
            Foul.class,
            () -> {
              for (int seed = 0; seed < 60; seed++) {
                watch(broken.bend, seed, false);
              }
            });
    assertTrue(String.valueOf(foul.getMessage()).length() > 10, foul::toString);
  }

  private static void watch(Bend bend, long seed, boolean bots) {
    var random = new SplittableRandom(seed);
    String edition = random.nextBoolean() ? "en" : "it";
    boolean pairs = random.nextInt(5) == 0;
    int seats = pairs ? 4 : random.nextInt(2, 6);
    var options = Map.of("edition", edition, "pairs", Boolean.toString(pairs));
    var manual = bend.game.manual();
    IronState state = bend.game.begin(Setup.of(manual, seats, options, List.of(), seed));
    var referee = new Referee(manual, edition, seats, pairs, state.awaited().first().index());
    var inspection = new Inspection(referee);
    var decisions = new ArrayList<String>();
    try {
      while (!state.over()) {
        inspection.look(state);
        if (random.nextInt(HEARINGS) == 0) {
          inspection.lookAsOthersDo(state);
          inspection.hear(bend.game, state);
        }
        Seat seat = state.awaited().first();
        if (random.nextInt(INTERJECTIONS) == 0) {
          Seat other = Seat.of(random.nextInt(seats));
          seat = state.moves(other).isEmpty() ? seat : other;
        }
        IronMove move = bots ? best(state, seat, random) : any(state, seat, random);
        decisions.add(seat.number() + " " + move.text());
        var log = Journal.pages();
        state = state.play(seat, move, log);
        String text = state.text();
        String bent = bend.after.apply(text, move.text());
        state = bent.equals(text) ? state : bend.game.position(bent);
        List<Event> told = log.entries().stream().map(Journal.Entry::event).toList();
        referee.decided(seat.index(), move.text(), told);
      }
      inspection.look(state);
      inspection.result(state.result());
    } catch (Foul foul) {
      int from = Math.max(0, decisions.size() - 6);
      throw new Foul(
          "%s; seed %d, after %d decisions, the last of them %s"
              .formatted(
                  foul.getMessage(),
                  seed,
                  decisions.size(),
                  decisions.subList(from, decisions.size())));
    }
  }

  private static IronMove any(IronState state, Seat seat, SplittableRandom random) {
    var moves = state.moves(seat);
    return moves.get(random.nextInt(moves.size()));
  }

  /// What looks best of a few, in a world that the seat imagines.
  private static IronMove best(IronState state, Seat seat, SplittableRandom random) {
    var world = state.imagine(seat, random);
    IronMove best = any(state, seat, random);
    double most = -1;
    for (int i = 0; i < 8; i++) {
      IronMove move = any(state, seat, random);
      double outlook = world.play(seat, move, Journal.NONE).outlook()[seat.index()];
      if (outlook > most) {
        most = outlook;
        best = move;
      }
    }
    return best;
  }
}
