/// The stores, tested on their own.
@NullMarked
package loggia.server.store;

import org.jspecify.annotations.NullMarked;
