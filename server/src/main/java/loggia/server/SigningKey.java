package loggia.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import loggia.server.common.Config;
import loggia.server.table.Tokens;

/// The key that signs sessions: from the configuration, so that several nodes can share it, or from
/// a file of the data directory that only its owner can read.
final class SigningKey {
  private static final int LEAST = 24;

  private SigningKey() {}

  static byte[] of(Config config) {
    String given = config.text("secret");
    String secret = given.isEmpty() ? file(config.data().resolve("secret.key")) : given;
    if (secret.length() < LEAST) {
      throw new IllegalArgumentException(
          "the setting 'secret' must have at least " + LEAST + " characters");
    }
    return secret.getBytes(StandardCharsets.UTF_8);
  }

  private static String file(Path path) {
    try {
      try {
        var owner =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        Files.createFile(path, owner);
        Files.writeString(path, Tokens.secret() + Tokens.secret(), StandardOpenOption.WRITE);
      } catch (FileAlreadyExistsException _) {
        // Made by an earlier start.
      } catch (UnsupportedOperationException _) {
        if (!Files.exists(path)) {
          Files.writeString(path, Tokens.secret() + Tokens.secret());
        }
      }
      return Files.readString(path).strip();
    } catch (IOException e) {
      throw new UncheckedIOException("the key file " + path + " cannot be used", e);
    }
  }
}
