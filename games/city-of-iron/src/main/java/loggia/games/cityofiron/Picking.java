package loggia.games.cityofiron;

/// How players come by their nations (COI-01).
enum Picking {
  DEALT,
  /// Chosen in the order of the seats.
  BY_SEAT,
  /// Chosen in the first bid order, as before rules 3.
  BY_BID;

  boolean dealt() {
    return this == DEALT;
  }

  /// The seat that chooses at this place.
  int seat(CoiState s, int place) {
    return this == BY_BID ? CoiState.seatAt(s.bidOrder, place) : place;
  }
}
