package loggia.server.store;

/// Something said at a table, numbered from 0.
public record ChatRow(String table, int number, String person, String name, String text, long at) {}
