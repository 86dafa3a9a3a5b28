package loggia.bots.net;

import loggia.kernel.SparseNumbers;

/// One decision of a searching player to learn from.
///
/// @param input what the seat knew, by numbers
/// @param numbers of the moves that it had
/// @param promises of these moves by the game's own evaluation
/// @param tried how the search shared its iterations among them: one in all
record MoveSample(SparseNumbers input, int[] numbers, double[] promises, float[] tried) {}
