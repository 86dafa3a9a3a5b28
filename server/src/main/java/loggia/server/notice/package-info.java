/// Telling people that a table waits for them.
@NullMarked
package loggia.server.notice;

import org.jspecify.annotations.NullMarked;
