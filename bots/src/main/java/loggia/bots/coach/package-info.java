/// The coach: where a finished game was lost, and what was luck. One way for all games: it knows
/// nothing of them but states, moves and the outlook.
@NullMarked
package loggia.bots.coach;

import org.jspecify.annotations.NullMarked;
