/// What happens at a table, tested without the web.
@NullMarked
package loggia.server.table;

import org.jspecify.annotations.NullMarked;
