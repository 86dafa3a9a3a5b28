@NullMarked
package loggia.app;

import org.jspecify.annotations.NullMarked;
