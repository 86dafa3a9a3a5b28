package loggia.server;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// A moment of 1600 in which a seat that is not awaited may use something (IC-40).
///
/// @param decisions those that lead there
/// @param seat who is not awaited
/// @param move what it may use
public record Interjection(long seed, List<Decision> decisions, Seat seat, String move) {
  public static final String GAME = "iron-century";
  public static final int SEATS = 3;

  public static Interjection any() {
    return any(Games.find(GAME).orElseThrow());
  }

  private static <S extends State<S, M>, M extends Move> Interjection any(Game<S, M> game) {
    for (long seed = 1; ; seed++) {
      var random = new SplittableRandom(seed);
      var decisions = new ArrayList<Decision>();
      var match = Match.begin(game, Setup.of(game.manual(), SEATS, seed));
      for (int i = 0; i < 40 && !match.state().over(); i++) {
        for (Seat seat : Seats.all(SEATS)) {
          if (!match.state().awaited().contains(seat)) {
            for (Move move : match.state().moves(seat)) {
              if (move.text().startsWith("use ") && mayBeTakenBack(match, seat, move.text())) {
                return new Interjection(seed, decisions, seat, move.text());
              }
            }
          }
        }
        Seat seat = match.state().awaited().first();
        Moves<M> moves = match.state().moves(seat);
        var decision = new Decision(seat, moves.get(random.nextInt(moves.size())).text());
        decisions.add(decision);
        match = match.decide(decision, Journal.NONE);
      }
    }
  }

  private static boolean mayBeTakenBack(Match<?, ?> match, Seat seat, String move) {
    Match<?, ?> after = match.decide(new Decision(seat, move), Journal.NONE);
    return after.mayUndo(seat) && !after.state().awaited().contains(seat);
  }
}
