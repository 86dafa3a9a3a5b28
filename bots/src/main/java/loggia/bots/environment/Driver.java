package loggia.bots.environment;

import java.util.List;
import java.util.Optional;
import loggia.bots.Bot;
import loggia.bots.Contender;
import loggia.bots.Question;
import loggia.bots.arena.Seeds;
import loggia.kernel.Chance;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.Reason;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.kernel.Texts;
import loggia.kernel.Verdict;

/// Begins episodes and takes them from one question to the next: what leaves no choice plays
/// itself, and so do the seats that bots hold. A bot is made anew for each question, from the
/// episode's seed and the decision's number, so that an episode is the same after it was saved and
/// loaded.
///
/// @param setup its seed is of no account
/// @param bots in seat order; empty: the seat is played from outside
record Driver<S extends State<S, M>, M extends Move>(
    Game<S, M> game, Setup setup, List<Optional<Contender>> bots) {

  Episode<S, M> begin(long seed) {
    return settle(seed, 0, game.begin(setup.withSeed(seed)).hasten());
  }

  /// The move with this text, if it is allowed.
  ///
  /// @throws EnvironmentError with the reason why it is not
  M allowed(int table, Episode<S, M> episode, String text) {
    try {
      return allowed(table, episode, game.move(text));
    } catch (Refusal refused) {
      throw new EnvironmentError(table, String.valueOf(refused.getMessage()));
    }
  }

  M allowed(int table, Episode<S, M> episode, M move) {
    if (episode.over()) {
      throw new EnvironmentError(table, "the game at table " + table + " is over: begin a new one");
    }
    Seat seat = episode.seat();
    if (!episode.state().moves(seat).contains(move)
        && episode.state().explain(seat, move) instanceof Verdict.Refused(Reason reason)) {
      String why = texts().say(reason, Names.NUMBERS);
      throw new EnvironmentError(
          table, "seat " + seat.number() + " may not '" + move.text() + "': " + why);
    }
    return move;
  }

  private Texts texts() {
    return game.texts("en");
  }

  /// Trusts that the move is allowed.
  Episode<S, M> step(Episode<S, M> episode, M move) {
    S next = episode.state().advance(episode.seat(), move);
    return settle(episode.seed(), episode.number() + 1, next);
  }

  private Episode<S, M> settle(long seed, int decided, S begun) {
    S state = begun;
    int number = decided;
    while (!state.over()) {
      Seat seat = state.awaited().first();
      Optional<Contender> contender = bots.get(seat.index());
      if (contender.isEmpty()) {
        break;
      }
      try (Bot bot = contender.get().sit(Chance.split(Seeds.bot(seed, seat.index()), number))) {
        bot.begin(setup.withSeed(0));
        state = state.advance(seat, bot.choose(new Question<>(game, state, seat)));
      }
      number++;
    }
    return new Episode<>(seed, number, state);
  }

  /// What [Episode#text] wrote.
  Episode<S, M> read(int table, String text) {
    String[] words = text.split(" ", 3);
    try {
      if (words.length == 3) {
        S state = game.position(words[2], setup.files());
        return new Episode<>(Long.parseLong(words[0]), Integer.parseInt(words[1]), state);
      }
    } catch (NumberFormatException e) {
      throw new EnvironmentError(table, "this was not saved here: " + e.getMessage());
    } catch (Refusal refused) {
      throw new EnvironmentError(table, "this was not saved here: " + refused.getMessage());
    }
    throw new EnvironmentError(table, "this was not saved here: '" + text + "'");
  }
}
