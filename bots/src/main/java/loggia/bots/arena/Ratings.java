package loggia.bots.arena;

import java.util.Arrays;
import java.util.List;

/// How strong each contender is, on the Elo scale around 0: the strengths under which the played
/// matches are most likely, when a seat wins in proportion to its contender's strength (Bradley and
/// Terry's model, for any number of seats). To everyone's matches one draw against the average is
/// added, so that who never lost has a rating too.
public final class Ratings {
  private static final double ELO = 400 / Math.log(10);
  private static final double Z = 1.959963984540054;
  private static final int ROUNDS = 500;

  private final int size;
  private final List<PlayedFixture> matches;
  private final double[] strength;

  public Ratings(int size, List<PlayedFixture> matches) {
    this.size = size;
    this.matches = matches;
    strength = new double[size];
    Arrays.fill(strength, 1);
    for (int i = 0; i < ROUNDS; i++) {
      improve();
    }
  }

  /// One step of the minorization by Hunter (2004).
  private void improve() {
    double[] wins = new double[size];
    double[] weight = new double[size];
    for (int i = 0; i < size; i++) {
      wins[i] = 0.5;
      weight[i] = 1 / (strength[i] + 1);
    }
    for (PlayedFixture match : matches) {
      double sum = sum(match);
      for (int seat = 0; seat < match.shares().size(); seat++) {
        int contender = match.fixture().lineup().get(seat);
        wins[contender] += (double) match.shares().get(seat) / Outcome.WHOLE;
        weight[contender] += 1 / sum;
      }
    }
    for (int i = 0; i < size; i++) {
      strength[i] = wins[i] / weight[i];
    }
  }

  private double sum(PlayedFixture match) {
    double sum = 0;
    for (int contender : match.fixture().lineup()) {
      sum += strength[contender];
    }
    return sum;
  }

  /// The rating; all of them together come to 0.
  public double elo(int contender) {
    double mean = Arrays.stream(strength).map(Math::log).average().orElse(0);
    return ELO * (Math.log(strength[contender]) - mean);
  }

  /// Half the width of the 95% interval around [#elo].
  public double margin(int contender) {
    double[][] information = new double[size][size];
    for (int i = 0; i < size; i++) {
      double even = strength[i] / (strength[i] + 1);
      information[i][i] = even * (1 - even);
    }
    for (PlayedFixture match : matches) {
      double[] chance = new double[size];
      double sum = sum(match);
      match.fixture().lineup().forEach(c -> chance[c] += strength[c] / sum);
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
          information[i][j] += (i == j ? chance[i] : 0) - chance[i] * chance[j];
        }
      }
    }
    return ELO * Z * Math.sqrt(varianceAroundMean(information, contender));
  }

  /// Of one rating against the mean of all: how strong everybody is together means nothing.
  private double varianceAroundMean(double[][] information, int contender) {
    double[] contrast = new double[size];
    Arrays.fill(contrast, -1.0 / size);
    contrast[contender] += 1;
    double[] solved = Equations.solve(information, contrast.clone());
    double variance = 0;
    for (int i = 0; i < size; i++) {
      variance += contrast[i] * solved[i];
    }
    return variance;
  }
}
