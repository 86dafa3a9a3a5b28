package loggia.bots.net;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import loggia.bots.Bot;
import loggia.bots.NumberedGame;
import loggia.bots.Prior;
import loggia.bots.SearchBot;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.SparseNumbers;
import loggia.kernel.State;

/// Takes decisions of searching players: between which moves, and how often each of them was tried.
final class MoveSampler<S extends State<S, M>, M extends Move>
    implements Sampler<S, M, MoveSample> {
  private static final double SAMPLED = 0.5;

  private final NumberedGame<S, M> numbered;
  private final double trust;
  private final List<MoveSample> samples = new ArrayList<>();

  /// @param trust see [loggia.kernel.Game#trust]
  MoveSampler(NumberedGame<S, M> numbered, double trust) {
    this.numbered = numbered;
    this.trust = trust;
  }

  @Override
  public void look(S state, SplittableRandom random) {}

  @Override
  public void chosen(S state, Seat seat, Bot player, SplittableRandom random) {
    if (player instanceof SearchBot searcher && random.nextDouble() < SAMPLED) {
      S world = state.imagine(seat, random);
      Moves<M> menu = world.moves(seat);
      var worths = new double[menu.size()];
      for (int i = 0; i < worths.length; i++) {
        worths[i] = world.advance(seat, menu.get(i)).outlook()[seat.index()];
      }
      var input = new SparseNumbers();
      numbered.write(world, seat, input);
      samples.add(
          new MoveSample(
              input.kept(),
              NetAttention.numbers(numbered, menu),
              Prior.promises(worths, trust),
              searcher.tried()));
    }
  }

  @Override
  public List<MoveSample> samples(S over) {
    return samples;
  }
}
