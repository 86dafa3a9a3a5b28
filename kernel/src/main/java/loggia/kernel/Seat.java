package loggia.kernel;

/// A place at the table. Seats are numbered from 1 in everything a person reads and from 0 in code.
public enum Seat implements Viewer {
  ONE,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  EIGHT;

  private static final Seat[] ALL = values();

  /// The seat with this index, counted from 0.
  public static Seat of(int index) {
    return ALL[index];
  }

  public int index() {
    return ordinal();
  }

  /// The number people use, counted from 1; also the seat's text form.
  public int number() {
    return ordinal() + 1;
  }

  /// The next seat clockwise at a table of this size.
  public Seat next(int seats) {
    int next = ordinal() + 1;
    return next == seats ? ONE : ALL[next];
  }
}
