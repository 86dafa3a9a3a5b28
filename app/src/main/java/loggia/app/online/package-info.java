/// Playing at a table of a server from the terminal, over the same API that browsers use.
@NullMarked
package loggia.app.online;

import org.jspecify.annotations.NullMarked;
