/// Tables: who sits there, what was decided, whose clock runs, and what the server plays itself.
@NullMarked
package loggia.server.table;

import org.jspecify.annotations.NullMarked;
