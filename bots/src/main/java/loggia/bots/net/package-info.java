/// A learned evaluation for any game that has [loggia.kernel.Features]: a small net that corrects
/// the game's own outlook, and how it is trained by games that it plays with itself.
@NullMarked
package loggia.bots.net;

import org.jspecify.annotations.NullMarked;
