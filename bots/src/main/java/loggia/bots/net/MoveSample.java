package loggia.bots.net;

import loggia.kernel.SparseNumbers;

/// One decision of a searching player to learn from.
///
/// @param input what the seat knew, by numbers
/// @param numbers of the moves that it had
/// @param promises of these moves by the game's own evaluation
/// @param deserved the share of attention that each of them would have deserved: one in all
record MoveSample(SparseNumbers input, int[] numbers, double[] promises, float[] deserved) {}
