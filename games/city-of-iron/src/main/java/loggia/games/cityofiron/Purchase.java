package loggia.games.cityofiron;

/// The secret choices of a purchase (COI-87), or of the starting piles (COI-07): for each seat a
/// set and what has been taken back of it. A value.
record Purchase(int one, int two, int three, int four, int r1, int r2, int r3, int r4) {
  static final Purchase NONE = new Purchase(0, 0, 0, 0, 0, 0, 0, 0);

  int basket(int seat) {
    return switch (seat) {
      case 0 -> one;
      case 1 -> two;
      case 2 -> three;
      default -> four;
    };
  }

  /// Cards that were taken back once, which may not happen again: so a purchase comes to an end.
  int returned(int seat) {
    return switch (seat) {
      case 0 -> r1;
      case 1 -> r2;
      case 2 -> r3;
      default -> r4;
    };
  }

  Purchase with(int seat, int basket, int returned) {
    return switch (seat) {
      case 0 -> new Purchase(basket, two, three, four, returned, r2, r3, r4);
      case 1 -> new Purchase(one, basket, three, four, r1, returned, r3, r4);
      case 2 -> new Purchase(one, two, basket, four, r1, r2, returned, r4);
      default -> new Purchase(one, two, three, basket, r1, r2, r3, returned);
    };
  }
}
