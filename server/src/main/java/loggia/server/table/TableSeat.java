package loggia.server.table;

import java.util.Optional;
import loggia.server.common.ServerTexts;
import loggia.server.store.Person;

/// One seat of a table and who holds it.
///
/// @param person who holds it; for a hot seat who opened the table; empty when nobody does
/// @param level how well the bot plays that sits here or has taken over
/// @param takenOver a bot plays for an absent person, who may take the seat back
/// @param since when this person sat down again, in milliseconds: their clock starts there
/// @param account whether who holds it had an account when they sat down: a guest's name is not
///   theirs alone
/// @param credit milliseconds that do not count for a player's clock, because a bot took over
public record TableSeat(
    Kind kind,
    String person,
    String name,
    boolean account,
    String level,
    boolean resigned,
    boolean takenOver,
    long since,
    long credit) {

  /// Who sits there.
  public enum Kind {
    OPEN,
    PERSON,
    HOTSEAT,
    BOT,
    OUTSIDE,
    FORMER
  }

  /// What others see. Who has deleted their account has no name.
  public String name(String lang) {
    return kind == Kind.FORMER ? ServerTexts.in(lang).get("name.former") : name;
  }

  /// The seat of somebody who is no longer known here.
  ///
  /// @param by how well the bot plays that goes on for them; empty where nobody has to
  TableSeat left(String by) {
    return new TableSeat(
        Kind.FORMER, "", "", false, by, !by.isEmpty(), !by.isEmpty(), since, credit);
  }

  public static TableSeat open() {
    return new TableSeat(Kind.OPEN, "", "", false, "", false, false, 0, 0);
  }

  public static TableSeat bot(String name, String level) {
    return new TableSeat(Kind.BOT, "", name, false, level, false, false, 0, 0);
  }

  /// A seat for a program that joins as a person does.
  public static TableSeat outside(String name) {
    return new TableSeat(Kind.OUTSIDE, "", name, false, "", false, false, 0, 0);
  }

  public TableSeat held(Person by) {
    Kind held = kind == Kind.OPEN ? Kind.PERSON : kind;
    return new TableSeat(held, by.id(), by.name(), by.hasAccount(), level, resigned, false, 0, 0);
  }

  /// A seat for somebody who sits at the same screen as the person who opened the table.
  public static TableSeat hotSeat(Person opener, String name) {
    return new TableSeat(Kind.HOTSEAT, opener.id(), name, false, "", false, false, 0, 0);
  }

  /// The seat of somebody of whom only the name is known.
  public static TableSeat named(String name) {
    return new TableSeat(Kind.PERSON, "", name, false, "", false, false, 0, 0);
  }

  public TableSeat freed() {
    return switch (kind) {
      case OUTSIDE -> outside(name);
      case OPEN, PERSON, HOTSEAT, BOT, FORMER -> open();
    };
  }

  public TableSeat takenOver(String by) {
    return new TableSeat(kind, person, name, account, by, resigned, true, since, credit);
  }

  public TableSeat resigned(String by) {
    return new TableSeat(kind, person, name, account, by, true, true, since, credit);
  }

  TableSeat asBegun() {
    String bot = kind == Kind.BOT ? level : "";
    return new TableSeat(kind, person, name, account, bot, false, false, since, credit);
  }

  public TableSeat retaken(long now, long used) {
    return new TableSeat(kind, person, name, account, "", resigned, false, now, used);
  }

  /// Whether somebody is still missing here.
  public boolean vacant() {
    return switch (kind) {
      case OPEN -> true;
      case OUTSIDE -> person.isEmpty();
      case PERSON, HOTSEAT, BOT, FORMER -> false;
    };
  }

  public boolean playedByServer() {
    return kind == Kind.BOT || takenOver;
  }

  /// Whether somebody without an account sits here, so that others may bear the same name.
  public boolean guest() {
    return switch (kind) {
      case OPEN, BOT, FORMER -> false;
      case PERSON, HOTSEAT, OUTSIDE -> !vacant() && !account;
    };
  }

  /// Who plays here themselves, at a screen of their own.
  public Optional<String> holder() {
    return switch (kind) {
      case PERSON, OUTSIDE -> person.isEmpty() ? Optional.empty() : Optional.of(person);
      case OPEN, HOTSEAT, BOT, FORMER -> Optional.empty();
    };
  }

  public boolean heldBy(String who) {
    return !person.isEmpty() && person.equals(who);
  }
}
