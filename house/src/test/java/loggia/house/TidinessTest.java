package loggia.house;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TidinessTest {
  private static final int LARGEST_FILE = 25_000;
  private static final int LONGEST_README = 120;

  // Put together from parts, so that this file does not break its own rules.
  private static final Pattern UNFINISHED =
      Pattern.compile(
          "\\bTO" + "DO\\b|\\bFIX" + "ME\\b|@Dis" + "abled\\b|\\b(?:it|test)\\.sk" + "ip\\(");
  private static final Pattern MACHINE_PATH =
      Pattern.compile("(?<![\\w.~}*-])/(?:wo" + "rk|ro" + "ot|home/\\w+)/");

  private static final Pattern DECLARATION =
      Pattern.compile("^(?:[a-z]+ )*(?:class|record|interface|enum|@interface) ");
  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
  private static final Pattern RULE_ID = Pattern.compile("\\b[A-Z]{2,4}-\\d+");

  @Test
  void no_source_file_is_larger_than_25_kB() {
    List<String> large =
        House.withEnding(".java", ".ts")
            .filter(file -> file.toFile().length() > LARGEST_FILE)
            .map(file -> House.name(file) + ": " + file.toFile().length() + " bytes")
            .toList();
    assertEquals(List.of(), large, "split these by what they are about");
  }

  @Test
  void nothing_is_left_unfinished_or_switched_off() {
    assertEquals(
        List.of(),
        lines(House.withEnding(".java", ".ts", ".md", ".css", ".html", ".sh"), UNFINISHED));
  }

  @Test
  void no_file_names_a_place_on_somebodys_machine() {
    assertEquals(List.of(), lines(House.texts().stream(), MACHINE_PATH));
  }

  /// A rule id says where to look it up, not what the class is.
  @Test
  void every_class_says_in_a_sentence_what_it_is() {
    assertEquals(
        List.of(),
        House.withEnding(".java")
            .filter(file -> House.name(file).contains("src/main/java"))
            .filter(file -> !House.name(file).endsWith("-info.java"))
            .filter(file -> !saysWhatItIs(House.read(file)))
            .map(House::name)
            .toList());
  }

  private static boolean saysWhatItIs(String source) {
    if (source.contains("@Command(")) {
      return true; // A command says it to its users.
    }
    var comment = new StringBuilder();
    for (String line : source.lines().toList()) {
      if (line.startsWith("///")) {
        comment.append(' ').append(line);
      } else if (DECLARATION.matcher(line).find()) {
        break;
      }
    }
    return WORD.matcher(RULE_ID.matcher(comment).replaceAll("")).results().count() >= 3;
  }

  @Test
  void the_readme_is_short() {
    long length = House.read(House.ROOT.resolve("README.md")).lines().count();
    assertTrue(length < LONGEST_README, "README.md has " + length + " lines");
  }

  @Test
  void what_everybody_looks_for_is_there() {
    List<String> missing =
        Stream.of("README.md", "LICENSE", "NOTICE", "CONTRIBUTING.md", "loggia", "check", ".ci/run")
            .filter(name -> !Files.isRegularFile(House.ROOT.resolve(name)))
            .toList();
    assertEquals(List.of(), missing);
  }

  private static List<String> lines(Stream<Path> files, Pattern unwanted) {
    var found = new ArrayList<String>();
    files.forEach(
        file -> {
          List<String> lines = House.read(file).lines().toList();
          for (int i = 0; i < lines.size(); i++) {
            if (unwanted.matcher(lines.get(i)).find()) {
              found.add(House.name(file) + ":" + (i + 1) + ": " + shortened(lines.get(i)));
            }
          }
        });
    return found;
  }

  private static String shortened(String line) {
    return line.strip().codePoints().limit(100).mapToObj(Character::toString).collect(joining());
  }
}
