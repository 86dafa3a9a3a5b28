/// A second reading of the rulebook: a slow referee that knows its sentences, and of the game
/// nothing but views, the texts of moves, the log and what is printed on the components.
package loggia.games.cityofiron.referee;
