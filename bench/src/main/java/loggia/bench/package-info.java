/// Measurements of what the program exists for, each beside its peers and its limit in one run.
@NullMarked
package loggia.bench;

import org.jspecify.annotations.NullMarked;
