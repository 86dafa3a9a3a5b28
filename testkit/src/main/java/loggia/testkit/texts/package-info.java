/// What holds for texts in more than one language, of a game or of anything else.
@NullMarked
package loggia.testkit.texts;

import org.jspecify.annotations.NullMarked;
