package loggia.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class FormattingTest {
  @Test
  void every_java_file_is_as_the_formatter_writes_it() {
    List<String> wrong =
        new Format().badlyFormatted(Tree.javaFiles(House.ROOT)).stream().map(House::name).toList();
    assertEquals(List.of(), wrong, "run ./format");
  }
}
