/// `./loggia` itself, with a build that takes no time.
@NullMarked
package loggia.app.launcher;

import org.jspecify.annotations.NullMarked;
