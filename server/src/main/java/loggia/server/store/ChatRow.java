package loggia.server.store;

/// Something said at a table, numbered from 0.
///
/// @param account whether who said it had an account then: a guest's name is not theirs alone
public record ChatRow(
    String table, int number, String person, String name, boolean account, String text, long at) {}
