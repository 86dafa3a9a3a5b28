package loggia.bots.net;

import java.nio.file.Path;

/// Learns something about a game, round after round. Same seed, same rounds: same weights.
public interface Trainer {
  /// What there is to say of a round.
  ///
  /// @param game what the game's own answers to this round's samples cost
  /// @param net what the net's cost, before it learned from them
  record Round(int number, int games, int samples, double game, double net) {}

  /// How many there were.
  int rounds();

  long seed();

  /// Plays so many games and learns from them.
  ///
  /// @param effort of the players
  Round round(int more, Effort effort, float rate);

  /// What was learned so far.
  ///
  /// @param command what was called to make them
  Weights weights(String command);

  /// Writes down what the next round depends on.
  void keep(Path path);
}
