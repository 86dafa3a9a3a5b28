@NullMarked
package loggia.bots;

import org.jspecify.annotations.NullMarked;
