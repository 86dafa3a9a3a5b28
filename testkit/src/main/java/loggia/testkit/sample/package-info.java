/// Campanile, a small game that has everything a game can have: cards, a die, hidden hands, a
/// secret choice of everybody at once, undo, two ways to end. It proves the laws, and shows every
/// room of a game in as few lines as possible.
@NullMarked
package loggia.testkit.sample;

import org.jspecify.annotations.NullMarked;
