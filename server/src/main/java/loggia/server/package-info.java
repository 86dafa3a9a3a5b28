/// Tables, seats, live updates and storage.
@NullMarked
package loggia.server;

import org.jspecify.annotations.NullMarked;
