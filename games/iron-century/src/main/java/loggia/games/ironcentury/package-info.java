@NullMarked
package loggia.games.ironcentury;

import org.jspecify.annotations.NullMarked;
