package loggia.kernel;

import java.util.Iterator;

/// An immutable set of seats. All 256 sets exist once, so none is ever allocated and `==` is
/// equality.
public final class Seats implements Iterable<Seat> {
  private static final Seats[] SETS = new Seats[256];

  static {
    for (int bits = 0; bits < SETS.length; bits++) {
      SETS[bits] = new Seats(bits);
    }
  }

  public static final Seats NONE = SETS[0];

  private final int bits;

  private Seats(int bits) {
    this.bits = bits;
  }

  /// The set whose member with index i is there when bit i is set.
  public static Seats ofBits(int bits) {
    return SETS[bits];
  }

  public static Seats of(Seat seat) {
    return SETS[1 << seat.index()];
  }

  /// The first `count` seats: everybody at a table of that size.
  public static Seats all(int count) {
    return SETS[(1 << count) - 1];
  }

  public int bits() {
    return bits;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  public boolean contains(Seat seat) {
    return ((bits >> seat.index()) & 1) != 0;
  }

  /// The member with the lowest number.
  ///
  /// @throws ArrayIndexOutOfBoundsException when the set is empty
  public Seat first() {
    return Seat.of(Integer.numberOfTrailingZeros(bits));
  }

  public Seats with(Seat seat) {
    return SETS[bits | (1 << seat.index())];
  }

  public Seats without(Seat seat) {
    return SETS[bits & ~(1 << seat.index())];
  }

  @Override
  public Iterator<Seat> iterator() {
    return new Iterator<>() {
      private int left = bits;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Seat next() {
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(left));
        left &= left - 1;
        return seat;
      }
    };
  }

  @Override
  public String toString() {
    var text = new StringBuilder();
    for (Seat seat : this) {
      text.append(text.isEmpty() ? "" : " ").append(seat.number());
    }
    return text.toString();
  }
}
