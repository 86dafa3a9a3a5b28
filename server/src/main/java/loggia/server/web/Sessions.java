package loggia.server.web;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.Tokens;

/// Who is asking: a person's id and epoch and the session's own name, signed, in a cookie.
///
/// A session ends when it is logged out of, after a year, or with its epoch: whenever a person's
/// rights change (an account, a password), so that a copied cookie is worth nothing afterwards.
public final class Sessions {
  public static final String COOKIE = "loggia";

  /// Tells a device that has logged in to an account before. It opens nothing by itself.
  static final String DEVICE_COOKIE = "loggia-device";

  private static final String HMAC = "HmacSHA256";
  private static final int LONGEST = 500;
  private static final int RADIX = 36;

  private final Store store;
  private final SecretKeySpec key;

  public Sessions(Store store, byte[] secret) {
    this.store = store;
    this.key = new SecretKeySpec(secret, HMAC);
  }

  /// What a cookie claims and its signature proves.
  ///
  /// @param session when it began and a name nobody can guess; empty in cookies of version 1.0,
  ///   which had none
  private record Claim(String person, String epoch, String session) {
    static Optional<Claim> read(String claim) {
      String[] parts = claim.split("\\.", -1);
      return switch (parts.length) {
        case 2 -> Optional.of(new Claim(parts[0], parts[1], ""));
        case 3 -> Optional.of(new Claim(parts[0], parts[1], parts[2]));
        default -> Optional.empty();
      };
    }

    boolean isOver(long now) {
      int end = session.indexOf('-');
      return end > 0
          && now - Long.parseLong(session.substring(0, end), RADIX) > Person.SESSION_LASTS;
    }
  }

  /// The cookie of a new session.
  String cookie(Person person) {
    String session = Long.toString(System.currentTimeMillis(), RADIX) + "-" + Tokens.secret();
    return signed("session", person.id() + "." + person.epoch() + "." + session);
  }

  Optional<Person> person(String cookie) {
    return claim(cookie)
        .filter(claim -> !claim.isOver(System.currentTimeMillis()))
        .flatMap(
            claim ->
                store
                    .person(claim.person(), claim.session())
                    .filter(person -> Integer.toString(person.epoch()).equals(claim.epoch())));
  }

  private Optional<Claim> claim(String cookie) {
    return proved("session", cookie).flatMap(Claim::read);
  }

  /// Ends the session of this cookie.
  ///
  /// @return false when it has no name of its own, so that only all sessions can be ended together
  boolean end(String cookie) {
    Optional<Claim> named = claim(cookie).filter(claim -> !claim.session().isEmpty());
    named.ifPresent(
        claim -> store.revoke(claim.session(), claim.person(), System.currentTimeMillis()));
    return named.isPresent();
  }

  String deviceCookie(String account) {
    return signed("device", sign("account " + account));
  }

  /// Whether this device has logged in to this account before.
  boolean knows(String device, String account) {
    return proved("device", device).filter(sign("account " + account)::equals).isPresent();
  }

  String signed(String kind, String claim) {
    return claim + "." + sign(kind + " " + claim);
  }

  Optional<String> proved(String kind, String text) {
    int end = text.lastIndexOf('.');
    if (end <= 0 || text.length() > LONGEST) {
      return Optional.empty();
    }
    String claim = text.substring(0, end);
    return same(sign(kind + " " + claim), text.substring(end + 1))
        ? Optional.of(claim)
        : Optional.empty();
  }

  /// A name only this server could have made.
  String sign(String text) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(key);
      byte[] bytes = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every JDK has " + HMAC, e);
    }
  }

  /// Takes the same time wherever the difference is.
  static boolean same(String a, String b) {
    return MessageDigest.isEqual(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }
}
