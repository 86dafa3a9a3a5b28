/// Studies of balance: what happens in many games, and which components go with winning.
@NullMarked
package loggia.bots.study;

import org.jspecify.annotations.NullMarked;
