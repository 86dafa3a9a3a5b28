package loggia.testkit.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The recipe for a new game names exactly the files that the sample game is made of.
class RecipeTest {
  private static final Path HOUSE = Path.of("..").toAbsolutePath().normalize();
  private static final Path PACKAGE = Path.of("loggia", "testkit", "sample");

  private static String recipe() throws IOException {
    return Files.readString(HOUSE.resolve("docs/adding-a-game.md"));
  }

  private static List<String> found(String pattern) throws IOException {
    return Pattern.compile(pattern, Pattern.MULTILINE)
        .matcher(recipe())
        .results()
        .map(result -> result.group(1))
        .toList();
  }

  @Test
  void its_steps_are_numbered_from_one() throws IOException {
    List<String> numbers = found("^(\\d+)\\. ");
    assertEquals(
        IntStream.rangeClosed(1, numbers.size()).mapToObj(Integer::toString).toList(), numbers);
  }

  @Test
  void its_files_are_the_sample_s_files() throws IOException {
    var made = new TreeSet<String>();
    for (String sources : List.of("src/main/java", "src/main/resources")) {
      made.addAll(files(Path.of("testkit", sources).resolve(PACKAGE)));
    }
    var named = new TreeSet<>(found("`(testkit/src/main/[^`]+)`"));
    assertEquals(made, named);
  }

  @Test
  void everything_it_names_is_there() throws IOException {
    var missing =
        Stream.concat(
                found("`((?:testkit|games/xii-century|app|house)/[^`]+)`").stream(),
                found("\\]\\(([^)]+[.]md)\\)").stream().map(file -> "docs/" + file))
            .filter(file -> !Files.exists(HOUSE.resolve(file)))
            .toList();
    assertEquals(List.of(), missing);
  }

  private static List<String> files(Path folder) throws IOException {
    try (var files = Files.list(HOUSE.resolve(folder))) {
      return files.map(file -> HOUSE.relativize(file).toString().replace('\\', '/')).toList();
    }
  }
}
