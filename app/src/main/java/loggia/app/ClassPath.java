package loggia.app;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Where bots of one's own are found, by the names of their classes.
final class ClassPath {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /// From now on this thread, and those it starts, look for classes there too.
  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      description = "Folders and jars with bots of your own, parted as the system parts paths.")
  void look(String path) {
    var places = new ArrayList<URL>();
    for (String place : path.split(File.pathSeparator, -1)) {
      if (place.isEmpty() || Files.notExists(Path.of(place))) {
        throw new ParameterException(
            spec.commandLine(), "--class-path names '" + place + "', which is not there");
      }
      places.add(url(Path.of(place)));
    }
    Thread thread = Thread.currentThread();
    thread.setContextClassLoader(
        new URLClassLoader(places.toArray(URL[]::new), ClassPath.class.getClassLoader()));
  }

  private static URL url(Path place) {
    try {
      return place.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }
}
