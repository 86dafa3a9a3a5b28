/// What a seat sees, as JSON: for bots that are programs and for the server's clients alike.
@NullMarked
package loggia.bots.json;

import org.jspecify.annotations.NullMarked;
