import org.jspecify.annotations.NullMarked;

/// Measurements, side by side.
@NullMarked
module loggia.bench {
  requires static org.jspecify;
  requires loggia.kernel;
  requires loggia.bots;
  requires loggia.server;
  requires loggia.games.ironcentury;
  requires loggia.games.xiicentury;
  requires loggia.games.cityofiron;
  requires java.management;
  requires java.net.http;
  requires java.sql;
  requires jdk.management;
  requires jmh.core;
  requires tools.jackson.databind;

  exports loggia.bench;
}
