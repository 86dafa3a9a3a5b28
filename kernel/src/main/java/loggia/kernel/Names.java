package loggia.kernel;

import java.util.List;

/// What the people at the table are called.
@FunctionalInterface
public interface Names {
  /// Every seat by its number.
  Names NUMBERS = seat -> "#" + seat.number();

  String of(Seat seat);

  static Names of(List<String> names) {
    return seat -> seat.index() < names.size() ? names.get(seat.index()) : NUMBERS.of(seat);
  }
}
