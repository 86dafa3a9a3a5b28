@NullMarked
package loggia.server;

import org.jspecify.annotations.NullMarked;
