package loggia.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import loggia.server.common.Fault;
import loggia.server.common.Problem;

/// The browser client: files from the class path, and its first page for every address that is one
/// of its own.
public final class StaticFiles implements HttpServer.Resource {
  private static final String ROOT = "loggia/web/";
  private static final Pattern FILE = Pattern.compile("[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*");

  /// Parts are named by their content.
  private static final String FOR_EVER = "public, max-age=31536000, immutable";

  private static final Pattern TABLE = Pattern.compile("(table|replay|learn)/");
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "json", "application/json; charset=utf-8",
          "map", "application/json; charset=utf-8",
          "webmanifest", "application/manifest+json",
          "png", "image/png",
          "woff2", "font/woff2",
          "txt", "text/plain; charset=utf-8");

  /// Bytes are kept out of records, whose equality they would break.
  private static final class Page {
    private final byte[] bytes;
    private final String type;
    private final String tag;

    private Page(byte[] bytes, String type) {
      this.bytes = bytes;
      this.type = type;
      this.tag = tag(bytes);
    }
  }

  private final Map<String, Optional<Page>> pages = new ConcurrentHashMap<>();

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of();
  }

  @Override
  public void more(HttpServer http, RoutesConfig routes) {
    routes.get("/", context -> serve(context, "index.html"));
    routes.get("/<path>", context -> serve(context, file(context.pathParam("path"))));
  }

  /// The page of a table differs from the others in what it fetches ahead.
  private static String file(String path) {
    if (!isRoute(path)) {
      return path;
    }
    return TABLE.matcher(path).lookingAt() ? "table.html" : "index.html";
  }

  /// A name may have a dot.
  private static boolean isRoute(String path) {
    return path.startsWith("people/") || !path.startsWith("api/") && path.indexOf('.') < 0;
  }

  private void serve(Context context, String path) {
    Page page =
        find(path)
            .orElseThrow(() -> Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchPage("/" + path)));
    context.header("ETag", page.tag);
    context.header("Cache-Control", path.startsWith("part-") ? FOR_EVER : "no-cache");
    if (page.tag.equals(context.header("If-None-Match"))) {
      context.status(304);
    } else {
      context.contentType(page.type).result(page.bytes);
    }
  }

  private Optional<Page> find(String path) {
    if (!FILE.matcher(path).matches()) {
      return Optional.empty();
    }
    Optional<Page> known = pages.get(path);
    if (known != null) {
      return known;
    }
    Optional<Page> loaded = load(path);
    if (loaded.isPresent()) {
      pages.put(path, loaded);
    }
    return loaded;
  }

  private static Optional<Page> load(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream file = StaticFiles.class.getClassLoader().getResourceAsStream(ROOT + path)) {
      if (file == null) {
        return Optional.empty();
      }
      byte[] bytes = file.readAllBytes();
      return Optional.of(new Page(bytes, type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String tag(byte[] bytes) {
    var crc = new java.util.zip.CRC32C();
    crc.update(bytes);
    return "\"" + bytes.length + "-" + Long.toHexString(crc.getValue()) + "\"";
  }
}
