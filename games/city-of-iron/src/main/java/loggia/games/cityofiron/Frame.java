package loggia.games.cityofiron;

/// What does not change during a game.
///
/// @param special the nations have their abilities and cards (COI-13)
/// @param expansion the starless towns are used
/// @param dealt the nations are dealt, not chosen
record Frame(Components components, int seats, boolean special, boolean expansion, boolean dealt) {}
