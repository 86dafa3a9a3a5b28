@NullMarked
package loggia.kernel;

import org.jspecify.annotations.NullMarked;
