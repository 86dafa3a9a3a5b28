package loggia.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import loggia.server.common.Config;
import loggia.server.table.Tokens;

/// The key that signs sessions: from the configuration, so that several nodes can share it, or from
/// a file of the data folder that only its owner can read.
final class SigningKey {
  private SigningKey() {}

  static byte[] of(Config config) {
    String given = config.text("secret");
    String secret = given.isEmpty() ? file(config.data().resolve("secret.key")) : given;
    return secret.getBytes(StandardCharsets.UTF_8);
  }

  private static String file(Path path) {
    try {
      if (!Files.exists(path)) {
        write(path, Tokens.secret() + Tokens.secret());
      }
      String key = Files.readString(path).strip();
      if (key.length() < Config.LEAST_SECRET) {
        throw new IllegalArgumentException(
            "the key file %s is %s: delete it to get a new one (everybody signs in again)"
                .formatted(path, key.isEmpty() ? "empty" : "too short"));
      }
      return key;
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the key file " + path + " cannot be used: let this user read and write it", e);
    }
  }

  /// A file that is there is whole.
  private static void write(Path path, String key) throws IOException {
    Path made = Files.createTempFile(path.toAbsolutePath().getParent(), "secret", ".new", owner());
    Files.writeString(made, key);
    Files.move(made, path, StandardCopyOption.ATOMIC_MOVE);
  }

  private static FileAttribute<?>[] owner() {
    boolean posix =
        java.nio.file.FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }
}
