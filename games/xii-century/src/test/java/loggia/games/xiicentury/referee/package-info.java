/// A second reading of the rulebook: a slow referee that knows its sentences, and of the game
/// nothing but views, the texts of moves and the log.
package loggia.games.xiicentury.referee;
