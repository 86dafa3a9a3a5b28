/// The table in a terminal.
@NullMarked
package loggia.app.play;

import org.jspecify.annotations.NullMarked;
