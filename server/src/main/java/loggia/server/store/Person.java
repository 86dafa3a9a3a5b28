package loggia.server.store;

/// Somebody who plays. A guest has no account; its name is then what others see.
///
/// @param account the account's name in lower case, empty for a guest
/// @param password its Argon2id hash, empty for a guest
/// @param epoch sessions of an older epoch are no longer good: how one logs out everywhere
/// @param shared whether everybody may see how they play, or nobody
public record Person(
    String id,
    String name,
    String account,
    String password,
    int epoch,
    long created,
    boolean shared) {
  /// Milliseconds after which a session is no longer good: a year.
  public static final long SESSION_LASTS = 365L * 24 * 60 * 60 * 1000;

  /// Somebody new.
  public Person(String id, String name, String account, String password, int epoch, long created) {
    this(id, name, account, password, epoch, created, true);
  }

  public boolean hasAccount() {
    return !account.isEmpty();
  }

  public Person named(String other) {
    return new Person(id, other, account, password, epoch, created, shared);
  }

  public Person withAccount(String accountName, String hash) {
    return new Person(id, name, accountName, hash, epoch, created, shared);
  }

  public Person sharing(boolean everybody) {
    return new Person(id, name, account, password, epoch, created, everybody);
  }

  public Person nextEpoch() {
    return new Person(id, name, account, password, epoch + 1, created, shared);
  }
}
