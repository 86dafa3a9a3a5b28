package loggia.bots.environment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import loggia.bots.Bot;
import loggia.bots.Contender;
import loggia.bots.NumberedGame;
import loggia.bots.arena.Arena;
import loggia.bots.arena.Outcome;
import loggia.bots.arena.Seeds;
import loggia.bots.json.ViewJson;
import loggia.kernel.Chance;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Games as data to learn from: a line of JSON for every decision that left a choice, with what its
/// seat could know, what it chose, what its chances were held to be, and how the game ended.
public final class GameExport<S extends State<S, M>, M extends Move> {
  private static final int WORLDS = 4;

  private final Game<S, M> game;
  private final Setup setup;
  private final List<Contender> contenders;
  private final Set<Content> contents;
  private final NumberedGame<S, M> numbered;

  public GameExport(
      Game<S, M> game, Setup setup, List<Contender> contenders, Set<Content> contents) {
    this.game = game;
    this.setup = setup;
    this.contenders = contenders;
    this.contents = contents;
    numbered = NumberedGame.of(game, setup);
  }

  /// The lines of the game with this number, the same whenever it is played.
  ///
  /// @throws Arena.SeatFailure when a bot fails
  public String lines(long number) {
    long deal = Seeds.deal(setup.seed(), number);
    var positions = new ArrayList<Map<String, Object>>();
    Arena.Watcher watcher =
        new Arena.Watcher() {
          @Override
          @SuppressWarnings("unchecked") // the arena plays this very game
          public <T extends State<T, N>, N extends Move> void sees(
              T state, Seat seat, Moves<N> moves, N move) {
            if (moves.size() > 1) {
              positions.add(position(deal, positions.size(), (S) state, seat, (M) move));
            }
          }
        };
    var bots = new ArrayList<Bot>();
    Outcome outcome;
    try {
      for (int i = 0; i < contenders.size(); i++) {
        bots.add(contenders.get(i).sit(Seeds.bot(deal, i)));
      }
      outcome = Arena.play(game, setup.withSeed(deal), bots, Journal.NONE, watcher);
    } finally {
      bots.forEach(Bot::close);
    }
    Map<String, Object> result = ViewJson.result(outcome.result());
    var lines = new StringBuilder();
    for (Map<String, Object> position : positions) {
      position.putAll(result);
      lines.append(ViewJson.text(position)).append('\n');
    }
    return lines.toString();
  }

  private Map<String, Object> position(long deal, int number, S state, Seat seat, M move) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("game", game.manual().id());
    fields.put("rules", game.manual().rules());
    fields.put("deal", deal);
    fields.put("number", number);
    fields.put("seat", seat.number());
    fields.put("round", state.round());
    var moves = state.moves(seat).toList();
    if (contents.contains(Content.NAMES)) {
      fields.put("names", moves);
    }
    fields.put("legal", moves.stream().map(numbered::numberOf).toList());
    fields.put("move", move);
    fields.put("chosen", numbered.numberOf(move));
    fields.put("value", value(deal, number, state, seat));
    if (contents.contains(Content.VECTOR)) {
      fields.put("vector", numbered.vector(state, seat));
    }
    if (contents.contains(Content.VIEW)) {
      fields.put("view", state.view(seat));
    }
    return fields;
  }

  /// The share of the victory that the game's own evaluation gives the seat, over worlds that it
  /// cannot tell from the real one.
  private double value(long deal, int number, S state, Seat seat) {
    var random = new SplittableRandom(Chance.split(Chance.seeded(deal), number));
    double sum = 0;
    for (int i = 0; i < WORLDS; i++) {
      sum += state.imagine(seat, random).outlook()[seat.index()];
    }
    return Math.round(sum / WORLDS * 10_000) / 10_000.0;
  }
}
