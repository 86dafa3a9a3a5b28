/// Random games, what a law looks at in them, and the shortest one that breaks it.
@NullMarked
package loggia.testkit.walk;

import org.jspecify.annotations.NullMarked;
