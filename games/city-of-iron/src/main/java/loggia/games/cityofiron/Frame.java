package loggia.games.cityofiron;

/// What does not change during a game.
///
/// @param special the nations have their abilities and cards (COI-13)
/// @param expansion the starless towns are used
/// @param picking how players come by their nations
record Frame(
    Components components, int seats, boolean special, boolean expansion, Picking picking) {
  boolean dealt() {
    return picking.dealt();
  }
}
