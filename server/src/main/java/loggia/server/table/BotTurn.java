package loggia.server.table;

import loggia.kernel.Match;
import loggia.kernel.Seat;

/// A decision that a bot has to take.
///
/// @param number what it answers to; rewinds count too, so that no number comes twice at a table
record BotTurn(String table, int number, Match<?, ?> match, Seat seat, String level) {}
