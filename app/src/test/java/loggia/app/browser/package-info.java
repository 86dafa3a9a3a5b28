/// The client in a real browser, against the real server, with the real games.
@NullMarked
package loggia.app.browser;

import org.jspecify.annotations.NullMarked;
