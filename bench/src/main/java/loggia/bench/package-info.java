@NullMarked
package loggia.bench;

import org.jspecify.annotations.NullMarked;
