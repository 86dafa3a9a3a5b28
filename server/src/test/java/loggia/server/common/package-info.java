/// What every package uses, tested alone.
@NullMarked
package loggia.server.common;

import org.jspecify.annotations.NullMarked;
