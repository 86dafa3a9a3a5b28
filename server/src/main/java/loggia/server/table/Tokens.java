package loggia.server.table;

import java.security.SecureRandom;
import java.util.Base64;

/// Names and secrets nobody can guess.
public final class Tokens {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String LETTERS = "23456789abcdefghijkmnpqrstuvwxyz";

  private Tokens() {}

  /// The id of a table or a person: ten letters that are easy to read aloud.
  public static String id() {
    var id = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return id.toString();
  }

  /// An id that follows from a signature.
  public static String id(String signature) {
    byte[] bytes = Base64.getUrlDecoder().decode(signature);
    var id = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      id.append(LETTERS.charAt(bytes[i] & 31));
    }
    return id.toString();
  }

  /// 144 bits.
  public static String secret() {
    var bytes = new byte[18];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /// Records write seeds as whole numbers that are not negative.
  public static long seed() {
    return RANDOM.nextLong() >>> 1;
  }
}
