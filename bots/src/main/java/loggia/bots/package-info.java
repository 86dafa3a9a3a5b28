/// Bots: who they are, what they are asked, how they think.
@NullMarked
package loggia.bots;

import org.jspecify.annotations.NullMarked;
