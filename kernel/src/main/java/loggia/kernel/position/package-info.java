/// Positions as text: the words of a line, each with its place, and what writes them. A game says
/// only which words it knows.
@NullMarked
package loggia.kernel.position;

import org.jspecify.annotations.NullMarked;
