/// Telling people that a table waits for them, tested alone.
@NullMarked
package loggia.server.notice;

import org.jspecify.annotations.NullMarked;
