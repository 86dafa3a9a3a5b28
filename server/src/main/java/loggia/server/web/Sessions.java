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

/// Who is asking: a person's id and epoch, signed, in a cookie.
public final class Sessions {
  public static final String COOKIE = "loggia";
  private static final String HMAC = "HmacSHA256";

  private final Store store;
  private final SecretKeySpec key;

  public Sessions(Store store, byte[] secret) {
    this.store = store;
    this.key = new SecretKeySpec(secret, HMAC);
  }

  String cookie(Person person) {
    String claim = person.id() + "." + person.epoch();
    return claim + "." + sign("session " + claim);
  }

  Optional<Person> person(String cookie) {
    int end = cookie.lastIndexOf('.');
    int middle = cookie.indexOf('.');
    if (middle <= 0 || end <= middle || cookie.length() > 200) {
      return Optional.empty();
    }
    String claim = cookie.substring(0, end);
    if (!same(sign("session " + claim), cookie.substring(end + 1))) {
      return Optional.empty();
    }
    String epoch = claim.substring(middle + 1);
    return store
        .person(claim.substring(0, middle))
        .filter(person -> Integer.toString(person.epoch()).equals(epoch));
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
