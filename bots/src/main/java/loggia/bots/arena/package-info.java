/// Where bots meet: single matches, simulations, tournaments.
@NullMarked
package loggia.bots.arena;

import org.jspecify.annotations.NullMarked;
