package loggia.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Argon2id with 19 MiB and two passes, in the usual text form, so that later hashes can be
/// stronger.
final class Passwords {
  private static final int LEAST = 8;
  private static final int MEMORY = 19_456;
  private static final int PASSES = 2;
  private static final int LANES = 1;
  private static final int BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Base64.Encoder ENCODER = Base64.getEncoder().withoutPadding();

  /// Many at once would be a way to exhaust the memory.
  private static final Semaphore TURNS = new Semaphore(4);

  /// The hash of a password nobody has.
  static final String NOBODY = hash(loggia.server.table.Tokens.secret());

  private Passwords() {}

  /// The hash of a password that somebody chose.
  ///
  /// @throws Fault when it is too short
  static String accepted(String password) {
    if (password.length() < LEAST) {
      throw Fault.in("password", new Problem.WeakPassword(LEAST));
    }
    return hash(password);
  }

  static String hash(String password) {
    var salt = new byte[16];
    RANDOM.nextBytes(salt);
    byte[] hash = derive(password, salt, MEMORY, PASSES, LANES);
    return "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
        .formatted(
            MEMORY, PASSES, LANES, ENCODER.encodeToString(salt), ENCODER.encodeToString(hash));
  }

  static boolean matches(String password, String stored) {
    String[] parts = stored.split("\\$", -1);
    String[] costs = parts[3].split(",", -1);
    byte[] salt = Base64.getDecoder().decode(parts[4]);
    byte[] hash = Base64.getDecoder().decode(parts[5]);
    byte[] tried = derive(password, salt, cost(costs[0]), cost(costs[1]), cost(costs[2]));
    return MessageDigest.isEqual(hash, tried);
  }

  private static int cost(String text) {
    return Integer.parseInt(text.substring(2));
  }

  private static byte[] derive(String password, byte[] salt, int memory, int passes, int lanes) {
    TURNS.acquireUninterruptibly();
    try {
      var generator = new Argon2BytesGenerator();
      generator.init(
          new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
              .withVersion(Argon2Parameters.ARGON2_VERSION_13)
              .withMemoryAsKB(memory)
              .withIterations(passes)
              .withParallelism(lanes)
              .withSalt(salt)
              .build());
      var hash = new byte[BYTES];
      generator.generateBytes(password.getBytes(StandardCharsets.UTF_8), hash);
      return hash;
    } finally {
      TURNS.release();
    }
  }
}
