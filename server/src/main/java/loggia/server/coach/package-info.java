/// The coach at the server: finished games that wait for their analysis, and what it says of them.
@NullMarked
package loggia.server.coach;

import org.jspecify.annotations.NullMarked;
