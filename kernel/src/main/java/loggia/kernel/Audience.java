package loggia.kernel;

/// Who may hear of an event.
public record Audience(Seats seats, boolean onlookers) {
  public static final Audience EVERYONE = new Audience(Seats.all(8), true);

  public static Audience only(Seat seat) {
    return new Audience(Seats.of(seat), false);
  }

  public static Audience except(Seat seat) {
    return new Audience(Seats.all(8).without(seat), true);
  }

  public boolean includes(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seats.contains(seat);
      case Onlooker.SPECTATOR -> onlookers;
      case Onlooker.ORACLE -> true;
    };
  }
}
