package loggia.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The files of the project as a person sees them: without what the build or the tools make.
public final class Tree {
  private static final Set<String> MADE = Set.of("target", "node_modules", ".git", ".idea");

  private Tree() {}

  public static List<Path> javaFiles(Path root) {
    return files(root).stream().filter(file -> file.toString().endsWith(".java")).toList();
  }

  /// All files below the root, in a stable order.
  public static List<Path> files(Path root) {
    var found = new ArrayList<Path>();
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              return MADE.contains(String.valueOf(folder.getFileName()))
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              found.add(file);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found.stream().sorted().toList();
  }
}
