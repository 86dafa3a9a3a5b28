package loggia.bench.load;

import java.nio.file.Path;
import java.util.Map;

/// Where a measured server keeps its tables.
///
/// @param url a JDBC address; empty for a file in the server's own folder
public record Database(String url, String user, String password) {
  public static final Database FILE = new Database("", "", "");

  public boolean isFile() {
    return url.isEmpty();
  }

  Map<String, String> settings() {
    return isFile()
        ? Map.of()
        : Map.of(
            "LOGGIA_STORE",
            url,
            "LOGGIA_STORE_USER",
            user,
            "LOGGIA_STORE_PASSWORD",
            password,
            "LOGGIA_SECRET",
            "the same for all nodes of a bench");
  }

  /// Where it is, for a server with this folder.
  public String url(Path folder) {
    return isFile() ? "jdbc:sqlite:" + folder.resolve("loggia.db") : url;
  }
}
