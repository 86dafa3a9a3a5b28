/// HTTP, the live channel, sessions and limits. Nothing in here knows a rule of a game.
@NullMarked
package loggia.server.web;

import org.jspecify.annotations.NullMarked;
