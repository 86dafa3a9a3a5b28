package loggia.bots;

import loggia.kernel.Chance;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.State;

/// Every move equally likely.
public final class RandomBot implements Bot {
  private long chance;

  public RandomBot(long seed) {
    // a stream of its own, also when the game was dealt from the same seed
    chance = Chance.split(Chance.seeded(seed), 0);
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    Moves<M> moves = question.moves();
    chance = Chance.next(chance);
    return moves.get(Chance.below(chance, moves.size()));
  }
}
