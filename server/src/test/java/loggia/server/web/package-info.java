/// What only the web package can show of itself.
@NullMarked
package loggia.server.web;

import org.jspecify.annotations.NullMarked;
