@NullMarked
package loggia.games.cityofiron;

import org.jspecify.annotations.NullMarked;
