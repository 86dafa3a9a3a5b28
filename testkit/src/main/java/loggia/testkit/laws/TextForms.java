package loggia.testkit.laws;

import java.util.List;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// Writing a move or a state and reading it back gives the same again.
public final class TextForms<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  public TextForms() {
    super(30);
  }

  @Override
  protected void check(Moment<S, M> moment) {
    Game<S, M> game = moment.walk().game();
    S state = moment.state();
    String text = state.text();
    if (text.lines().count() != 1) {
      throw moment.broken("the text of a state must be one line: " + text);
    }
    S read = game.position(text, moment.walk().setup().files());
    if (!read.equals(state) || read.hashCode() != state.hashCode()) {
      throw moment.broken(
          "a position reads back as another one:\n  " + text + "\n  " + read.text());
    }
    if (!read.text().equals(text)) {
      throw moment.broken("a position is written otherwise:\n  " + text + "\n  " + read.text());
    }
    for (Seat seat : moment.seats()) {
      moves(moment, game, state.intents(seat));
    }
  }

  private void moves(Moment<S, M> moment, Game<S, M> game, List<M> moves) {
    for (M move : moves) {
      String text = move.text();
      if (!text.matches("[^\\s#]\\S*( \\S+)*") || text.equals(Decision.UNDO)) {
        throw moment.broken("'" + text + "' cannot be the text of a move");
      }
      if (!game.move(text).equals(move)) {
        throw moment.broken("the move '" + text + "' reads back as " + game.move(text));
      }
    }
  }
}
