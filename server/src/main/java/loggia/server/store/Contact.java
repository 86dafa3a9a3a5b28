package loggia.server.store;

import java.time.ZoneId;

/// How somebody can be told that a table waits for them, and what they were told.
///
/// @param address confirmed; empty: no mail
/// @param unconfirmed an address that has not been confirmed yet
public record Contact(
    String person, String address, String unconfirmed, Wishes wishes, Told told, Lease lease) {

  /// When somebody wants mail.
  ///
  /// @param turns soon after a turn comes
  /// @param digest once a day while turns wait
  /// @param remind so many milliseconds before a clock runs out; 0: never
  /// @param quietFrom the first hour of the day without mail
  /// @param quietTo the first hour with mail again; the same: all hours are good
  public record Wishes(
      String lang,
      boolean turns,
      boolean digest,
      long remind,
      int quietFrom,
      int quietTo,
      ZoneId zone) {
    static final Wishes USUAL =
        new Wishes("en", true, false, 4 * 60 * 60 * 1000L, 0, 0, ZoneId.of("UTC"));

    /// Without any mail.
    public Wishes none() {
      return new Wishes(lang, false, false, 0, quietFrom, quietTo, zone);
    }
  }

  /// What somebody was told.
  ///
  /// @param mailed when they were last told of turns; 0: they have moved since
  /// @param digested when they last got a digest
  /// @param failures how many attempts in a row have failed
  /// @param retry not before
  public record Told(long mailed, long digested, int failures, long retry) {
    static final Told NOTHING = new Told(0, 0, 0, 0);
  }

  /// Somebody of whom nothing is known yet: mail comes with every turn, once there is an address.
  public static Contact of(String person) {
    return new Contact(person, "", "", Wishes.USUAL, Told.NOTHING, Lease.NONE);
  }

  /// The same with an address that waits for its confirmation; one that is confirmed stays good.
  public Contact asked(String other) {
    return new Contact(person, address, other, wishes, told, lease);
  }

  /// The same, reachable at what waited for confirmation.
  public Contact confirmed() {
    return new Contact(person, unconfirmed, "", wishes, told, lease);
  }

  public Contact unreachable() {
    return new Contact(person, "", "", wishes, told, lease);
  }

  public Contact wishing(Wishes other) {
    return new Contact(person, address, unconfirmed, other, told, lease);
  }

  /// The same after a letter about turns or a digest.
  public Contact told(long mailed, long digested) {
    return told(new Told(mailed, digested, 0, 0));
  }

  /// The same after a letter that was not taken: it is tried again after a minute, then later and
  /// later.
  public Contact failed(long now) {
    long then = now + Backoff.pause(told.failures);
    return told(new Told(told.mailed, told.digested, told.failures + 1, then));
  }

  /// The same, left in peace until then.
  public Contact later(long then) {
    return told(new Told(told.mailed, told.digested, told.failures, then));
  }

  private Contact told(Told other) {
    return new Contact(person, address, unconfirmed, wishes, other, lease);
  }

  Contact heldBy(String worker, long until) {
    return new Contact(person, address, unconfirmed, wishes, told, new Lease(worker, until));
  }
}
