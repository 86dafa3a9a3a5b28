package loggia.bots;

import loggia.kernel.Chance;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.State;

/// Every move equally likely.
final class RandomBot implements Bot {
  private long chance;

  RandomBot(long seed) {
    chance = Chance.seeded(seed);
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    Moves<M> moves = question.moves();
    chance = Chance.next(chance);
    return moves.get(Chance.below(chance, moves.size()));
  }
}
