package loggia.server.table;

/// One seat of a table and who holds it.
///
/// @param person who holds it; for a hot seat who opened the table; empty when nobody does
/// @param level how well the bot plays that sits here or has taken over
/// @param takenOver a bot plays for an absent person, who may take the seat back
/// @param since when this person sat down again, in milliseconds: their clock starts there
/// @param credit milliseconds that do not count for a player's clock, because a bot took over
public record Chair(
    Kind kind,
    String person,
    String name,
    String level,
    boolean resigned,
    boolean takenOver,
    long since,
    long credit) {

  /// Who sits on a chair.
  public enum Kind {
    OPEN,
    PERSON,
    HOTSEAT,
    BOT,
    OUTSIDE
  }

  public static Chair open() {
    return new Chair(Kind.OPEN, "", "", "", false, false, 0, 0);
  }

  public static Chair bot(String name, String level) {
    return new Chair(Kind.BOT, "", name, level, false, false, 0, 0);
  }

  /// A chair for a program that joins through the same doors as a person.
  public static Chair outside(String name) {
    return new Chair(Kind.OUTSIDE, "", name, "", false, false, 0, 0);
  }

  public Chair held(String by, String called) {
    Kind held = kind == Kind.OPEN ? Kind.PERSON : kind;
    return new Chair(held, by, called, level, resigned, false, 0, 0);
  }

  public Chair freed() {
    return switch (kind) {
      case OUTSIDE -> outside(name);
      case OPEN, PERSON, HOTSEAT, BOT -> open();
    };
  }

  public Chair takenOver(String by) {
    return new Chair(kind, person, name, by, resigned, true, since, credit);
  }

  public Chair resigned(String by) {
    return new Chair(kind, person, name, by, true, true, since, credit);
  }

  public Chair retaken(long now, long used) {
    return new Chair(kind, person, name, "", resigned, false, now, used);
  }

  /// Whether somebody is still missing here.
  public boolean vacant() {
    return switch (kind) {
      case OPEN -> true;
      case OUTSIDE -> person.isEmpty();
      case PERSON, HOTSEAT, BOT -> false;
    };
  }

  public boolean playedByServer() {
    return kind == Kind.BOT || takenOver;
  }

  public boolean heldBy(String who) {
    return !person.isEmpty() && person.equals(who);
  }
}
