/// A game for tests whose secret would pay.
@NullMarked
package loggia.bots.chests;

import org.jspecify.annotations.NullMarked;
