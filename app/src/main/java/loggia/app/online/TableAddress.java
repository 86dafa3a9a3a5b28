package loggia.app.online;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where a table is: a server, the table's id, and the invite if one is needed.
///
/// @param server without a stroke at its end
public record TableAddress(String server, String id, String invite) {
  private static final Pattern LINK =
      Pattern.compile(
          "(?:(https?://[^/]+)/table/)?([A-Za-z0-9_-]+)(?:\\?invite=([A-Za-z0-9_-]+))?");

  /// @param table a table's id, with `?invite=...` behind it or not, or a whole invite link
  /// @throws IllegalArgumentException in one line that says what is wrong
  public static TableAddress of(Optional<String> server, String table) {
    Matcher link = LINK.matcher(table.strip());
    if (!link.matches()) {
      throw new IllegalArgumentException(
          "--table is a table's id or an invite link, not '" + table + "'");
    }
    String host =
        Optional.ofNullable(link.group(1))
            .or(() -> server)
            .orElseThrow(
                () -> new IllegalArgumentException("--table needs --server, or a whole link"));
    String whole = host.contains("://") ? host : "http://" + host;
    try {
      if (URI.create(whole).getHost() == null) {
        throw new IllegalArgumentException("no host");
      }
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "--server is an address such as http://localhost:1600, not '" + host + "'", e);
    }
    return new TableAddress(
        whole.replaceFirst("/+$", ""),
        link.group(2),
        Optional.ofNullable(link.group(3)).orElse(""));
  }

  String path(String rest) {
    return "/api/tables/" + id + rest;
  }

  /// Where a browser sees it.
  public String link() {
    return server + "/table/" + id;
  }
}
