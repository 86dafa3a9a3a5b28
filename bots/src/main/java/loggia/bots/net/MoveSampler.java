package loggia.bots.net;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import loggia.bots.Bot;
import loggia.bots.Finding;
import loggia.bots.NumberedGame;
import loggia.bots.Prior;
import loggia.bots.SearchBot;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.SparseNumbers;
import loggia.kernel.State;

/// Takes decisions of searching players: between which moves, and how much attention each of them
/// would have deserved, which is what the game thinks of it and what the search found out.
///
/// How often moves were tried says something else. Where they are worth about the same it says how
/// much attention they had, and as every move is tried now and then, the bad ones seem better than
/// they are: players then learned to pay again and again for what changes nothing.
final class MoveSampler<S extends State<S, M>, M extends Move>
    implements Sampler<S, M, MoveSample> {
  private static final double SAMPLED = 0.5;

  /// By how much more what was found out counts than what the game thinks at first sight.
  private static final double SURER = 4;

  /// What so many tries have found out counts half.
  private static final double FEW = 8;

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
              deserved(worths, searcher.findings(), trust)));
    }
  }

  /// @param worths of the moves at first sight
  /// @return the share of each: one in all
  static float[] deserved(double[] worths, List<Finding> findings, double trust) {
    var better = new double[worths.length];
    for (int i = 0; i < better.length; i++) {
      Finding found = findings.get(i);
      better[i] = worths[i] + SURER * found.gain() * found.tries() / (found.tries() + FEW);
    }
    double[] shares = Prior.promises(worths, better, trust);
    Prior.share(shares);
    var deserved = new float[shares.length];
    for (int i = 0; i < deserved.length; i++) {
      deserved[i] = (float) shares[i];
    }
    return deserved;
  }

  @Override
  public List<MoveSample> samples(S over) {
    return samples;
  }
}
