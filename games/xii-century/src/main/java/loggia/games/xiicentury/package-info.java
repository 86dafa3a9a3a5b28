/// XII Century: the rules, their texts, views and bots' evaluation.
@NullMarked
package loggia.games.xiicentury;

import org.jspecify.annotations.NullMarked;
