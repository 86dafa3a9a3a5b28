/// What the machine could do if there were no rules to read and no state to keep: two playouts
/// written by hand with arrays that are used again, as the limit to measure ourselves against.
@NullMarked
package loggia.bench.limit;

import org.jspecify.annotations.NullMarked;
