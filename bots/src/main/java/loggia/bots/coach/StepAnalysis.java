package loggia.bots.coach;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import loggia.bots.Budget;
import loggia.bots.Evaluator;
import loggia.bots.MoveComparison;
import loggia.bots.MoveComparison.Valued;
import loggia.bots.Question;
import loggia.bots.SearchBot;
import loggia.bots.Settling;
import loggia.bots.coach.Analysis.Judgement;
import loggia.bots.coach.Analysis.Moment;
import loggia.bots.coach.Line.Step;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.State;

/// One decision: what it changed, what was luck, and how it compares.
final class StepAnalysis<S extends State<S, M>, M extends Move> {
  /// So many worlds say why. Whether it is true takes more, and pays only where much is said.
  private static final int FOR_A_WORD = 6;

  /// So many iterations for each world of the comparison.
  private static final int LONG_SEARCH = 50;

  private final Step<S, M> step;
  private final Question<S, M> question;
  private final Settling<S, M> settling;
  private final Effort effort;
  private final SplittableRandom random;
  private final M chosen;
  private double[] before = {};
  private double[] luck = {};
  private Optional<Judgement> judgement = Optional.empty();

  StepAnalysis(Game<S, M> game, Step<S, M> step, Effort effort, long seed) {
    this.step = step;
    question = new Question<>(game, step.before(), step.seat());
    settling = new Settling<>(Evaluator.LINEAR.of(question));
    this.effort = effort;
    random = new SplittableRandom(seed);
    chosen = step.before().listed(step.seat(), step.move());
  }

  /// What it changed, and how much of that was luck.
  void value() {
    before = settling.untilChance(step.before());
    luck = luck();
  }

  /// @param late whether the time is up, so that a rough judgement must do
  void judge(boolean late) {
    int worlds = late ? effort.hurried().worlds() : effort.worlds();
    judgement = step.counts() && worlds > 0 ? Optional.of(judged(worlds)) : Optional.empty();
  }

  /// The chances before the decision.
  double[] before() {
    return before;
  }

  Moment moment(double[] after) {
    double[] choice = Shares.minus(Shares.minus(after, before), luck);
    return new Moment(
        step.number(),
        step.seat(),
        step.before().round(),
        step.move().text(),
        Shares.list(after),
        Shares.list(choice),
        Shares.list(luck),
        judgement);
  }

  /// What came, less the mean of what might have come after the same move.
  private double[] luck() {
    S after = step.after();
    var none = new double[before.length];
    if (after.disclosures() == step.before().disclosures()) {
      return none;
    }
    double[] sum = settling.untilChance(after);
    for (int i = 0; i < effort.futures(); i++) {
      S future = step.before().redraw(random).play(step.seat(), step.move(), Journal.NONE);
      Shares.add(sum, settling.untilChance(future), -1.0 / effort.futures());
    }
    return sum;
  }

  private Judgement judged(int worlds) {
    double little = Mark.INACCURACY.least();
    var compared =
        MoveComparison.of(question, Coach.JUDGE, chosen, worlds, little, random.nextLong());
    List<Valued<M>> valued = compared.valued();
    Valued<M> own = valued.stream().filter(v -> v.move().equals(chosen)).findFirst().orElseThrow();
    M better = valued.getFirst().move();
    double loss = Math.max(0, own.behind());
    var first =
        new Judgement(
            Mark.of(loss, own.error()),
            valued.stream()
                .filter(v -> v.behind() <= own.behind())
                .limit(3)
                .map(v -> new Analysis.Option(v.move().text(), v.value()))
                .toList(),
            own.value(),
            loss,
            own.error(),
            hindsight(),
            compared.near().stream().map(Move::text).toList(),
            List.of());
    if (first.mark() == Mark.NONE) {
      return first.unmarked();
    }
    M searched = longSearch(worlds);
    if (searched.equals(chosen)) {
      return first.atMost(0, own.error());
    }
    if (first.mark() == Mark.INACCURACY) {
      return first.because(playedOut(better, Math.min(worlds, FOR_A_WORD)).why());
    }
    PlayedOut end = playedOut(better, worlds);
    PlayedOut other = searched.equals(better) ? end : playedOut(searched, worlds);
    PlayedOut more = other.stake() > end.stake() ? other : end;
    return first.because(end.why()).atMost(more.stake(), more.error());
  }

  /// What a long search does. It sees further than the comparison, and tells less of how much a
  /// choice costs; but whatever it chooses itself is no mistake in the coach's eyes.
  private M longSearch(int worlds) {
    Budget budget = Budget.ofIterations(LONG_SEARCH * worlds);
    return new SearchBot(budget, random.nextLong(), Coach.JUDGE).choose(question);
  }

  private PlayedOut playedOut(M better, int worlds) {
    return PlayedOut.of(question, settling, better, chosen, worlds, random);
  }

  private double hindsight() {
    double most = settled(chosen);
    double own = most;
    for (M move : step.before().moves(step.seat()).toList()) {
      most = Math.max(most, settled(move));
    }
    return most - own;
  }

  private double settled(M move) {
    return settling.untilChance(step.before().advance(step.seat(), move))[step.seat().index()];
  }
}
