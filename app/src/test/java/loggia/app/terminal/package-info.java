/// The program in a real pseudo-terminal, read as a person reads it.
@NullMarked
package loggia.app.terminal;

import org.jspecify.annotations.NullMarked;
