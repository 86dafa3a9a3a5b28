/// A second reading of the rulebook: a referee who watches games through their views and their log,
/// and knows nothing else of how the game is made.
@NullMarked
package loggia.games.ironcentury.referee;

import org.jspecify.annotations.NullMarked;
