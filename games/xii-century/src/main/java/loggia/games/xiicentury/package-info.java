@NullMarked
package loggia.games.xiicentury;

import org.jspecify.annotations.NullMarked;
