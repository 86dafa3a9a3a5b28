package loggia.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The classes that were compiled together.
public final class ClassFiles {
  private static final String ENDING = ".class";

  private ClassFiles() {}

  /// The folder or jar that a class was loaded from.
  public static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /// All classes of a package and those beneath it.
  ///
  /// @param home a folder or a jar
  /// @param packageName empty for all
  public static List<Class<?>> in(Path home, String packageName, ClassLoader loader) {
    try {
      if (Files.isDirectory(home)) {
        return list(home, packageName, loader);
      }
      try (FileSystem jar = FileSystems.newFileSystem(home)) {
        return list(jar.getPath("/"), packageName, loader);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Class<?>> list(Path root, String packageName, ClassLoader loader)
      throws IOException {
    try (var files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.endsWith(ENDING) && !file.endsWith("-info.class"))
          .map(file -> file.substring(0, file.length() - ENDING.length()).replace('/', '.'))
          .filter(name -> packageName.isEmpty() || name.startsWith(packageName + "."))
          .sorted()
          .<Class<?>>map(name -> load(name, loader))
          .toList();
    }
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
