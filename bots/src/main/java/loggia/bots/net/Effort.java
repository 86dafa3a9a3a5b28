package loggia.bots.net;

import loggia.bots.Bot;
import loggia.bots.Budget;
import loggia.bots.Evaluator;
import loggia.bots.GreedyBot;
import loggia.bots.SearchBot;

/// How much the players of a training think about a decision.
///
/// @param iterations of their search; 0: they look one decision ahead in one imagined world
public record Effort(int iterations) {
  Bot sit(long seed, Evaluator evaluator) {
    return iterations > 0
        ? new SearchBot(Budget.ofIterations(iterations), seed, evaluator)
        : new GreedyBot(seed, 0, 1, evaluator);
  }
}
