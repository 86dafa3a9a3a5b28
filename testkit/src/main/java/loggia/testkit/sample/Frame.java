package loggia.testkit.sample;

/// What never changes in a match.
record Frame(int rounds) {}
