/// 1600 - The Iron Century: build a City in which all five Cultures live, guard it, and attack
/// those of the others.
@NullMarked
package loggia.games.ironcentury;

import org.jspecify.annotations.NullMarked;
