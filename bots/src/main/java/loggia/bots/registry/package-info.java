/// The bots that can be named on a command line or at a table.
@NullMarked
package loggia.bots.registry;

import org.jspecify.annotations.NullMarked;
