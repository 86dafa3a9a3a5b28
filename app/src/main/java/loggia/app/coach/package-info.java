/// What the coach says, for people to read: as a table in the terminal and as a page of its own.
@NullMarked
package loggia.app.coach;

import org.jspecify.annotations.NullMarked;
