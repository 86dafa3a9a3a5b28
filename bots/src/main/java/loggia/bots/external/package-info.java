/// Bots that are programs of their own, spoken with in lines: see `docs/writing-a-bot.md`.
@NullMarked
package loggia.bots.external;

import org.jspecify.annotations.NullMarked;
