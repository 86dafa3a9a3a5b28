package loggia.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import loggia.server.Server;
import loggia.server.StoreTools;
import loggia.server.common.Config;
import picocli.CommandLine.Option;

/// Where a command finds the server's settings: a file, then the environment, then flags.
final class ServerOptions {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where games are stored; usually .loggia in the home directory.")
  private Optional<Path> data = Optional.empty();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "A file of settings, one 'key = value' a line: see docs/hosting.md.")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--set", paramLabel = "KEY=VALUE", description = "One setting; may be repeated.")
  private Map<String, String> settings = new LinkedHashMap<>();

  Config config(Map<String, String> flags) {
    var last = new LinkedHashMap<>(settings);
    data.ifPresent(path -> last.put("data", path.toString()));
    last.putAll(flags);
    try {
      return Config.of(
          List.of(
              file.map(ServerOptions::read).orElse(Map.of()),
              Config.environment(System.getenv()),
              last));
    } catch (IllegalArgumentException e) {
      throw Failure.ofInput(String.valueOf(e.getMessage()));
    }
  }

  private static Map<String, String> read(Path path) {
    try (var reader = Files.newBufferedReader(path)) {
      var properties = new Properties();
      properties.load(reader);
      var values = new LinkedHashMap<String, String>();
      properties.forEach((key, value) -> values.put((String) key, (String) value));
      return values;
    } catch (IOException e) {
      throw Failure.ofInput("cannot read the settings file '" + path + "'");
    }
  }

  /// The server, or one line that says why it does not start.
  Server start(Config config) {
    try {
      return Server.start(config);
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  /// The tools that look after the stored games, also beside a running server.
  StoreTools tools() {
    return tools(StoreTools::of);
  }

  /// The tools that change what is stored, while no server holds it.
  StoreTools toolsAlone() {
    return tools(StoreTools::alone);
  }

  private StoreTools tools(Function<Config, StoreTools> open) {
    ServerLog.setUp(false);
    try {
      return open.apply(config(Map.of()));
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }
}
