package loggia.bots.environment;

import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// One game of an environment, where it waits for an answer from outside or is over. Its text form
/// holds everything that is still to come, so an episode goes on from it as it would have.
///
/// @param seed what it was dealt from, and its bots with it
/// @param number how many decisions were made, those of bots included, forced ones not
record Episode<S extends State<S, M>, M extends Move>(long seed, int number, S state) {
  boolean over() {
    return state.over();
  }

  /// Who is asked; only while it is not over.
  Seat seat() {
    return state.awaited().first();
  }

  String text() {
    return seed + " " + number + " " + state.text();
  }
}
