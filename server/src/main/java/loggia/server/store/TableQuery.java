package loggia.server.store;

/// Which tables a list shows.
///
/// @param person only tables this person sits at; empty: only those the lobby shows
/// @param game only this game; empty: every game
/// @param words only tables that have words which begin like each of these
public record TableQuery(String status, String person, String game, String words, int most) {}
