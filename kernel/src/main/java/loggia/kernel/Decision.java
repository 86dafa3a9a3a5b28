package loggia.kernel;

/// One line of a record: a seat and the text form of its move, or `undo`.
public record Decision(Seat seat, String text) {
  public static final String UNDO = "undo";

  public static Decision undo(Seat seat) {
    return new Decision(seat, UNDO);
  }

  public boolean isUndo() {
    return text.equals(UNDO);
  }
}
