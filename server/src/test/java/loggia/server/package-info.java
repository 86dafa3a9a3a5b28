/// The server tested from outside, over real HTTP and real live channels.
@NullMarked
package loggia.server;

import org.jspecify.annotations.NullMarked;
