import org.jspecify.annotations.NullMarked;

/// The one command.
@NullMarked
module loggia.app {
  requires static org.jspecify;
  requires loggia.kernel;
  requires loggia.bots;
  requires loggia.server;
  requires loggia.bench;
  requires info.picocli;
  requires java.desktop;
  requires java.logging;
  requires java.net.http;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires tools.jackson.databind;

  uses loggia.bots.series.Cluster;

  exports loggia.app;
  exports loggia.app.play;

  opens loggia.app to
      info.picocli;
}
