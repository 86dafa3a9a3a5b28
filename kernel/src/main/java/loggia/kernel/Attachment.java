package loggia.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The text of a file that was given with the options, such as another set of components.
public record Attachment(String name, String text) {
  /// What stands for the text in a record: `sha256:` and the digest of its UTF-8 bytes.
  public String hash() {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return "sha256:" + HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
