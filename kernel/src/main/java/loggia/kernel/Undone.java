package loggia.kernel;

/// `seat` took its last choice back.
public record Undone(Seat seat) implements Event {}
