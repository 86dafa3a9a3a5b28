package loggia.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every game has the rooms that `docs/adding-a-game.md` lists, under the names it gives them.
class RoomsTest {
  private static final String STATE = "State";
  private static final Pattern ROW = Pattern.compile("(?m)^\\| [^|]+ \\| `(…?)(\\w+)` \\|$");

  /// @param own whether the name begins with the game's prefix
  private record Room(String name, boolean own) {
    String in(String prefix) {
      return own ? prefix + name : name;
    }
  }

  private static List<Room> rooms() {
    return ROW.matcher(House.read(House.ROOT.resolve("docs/adding-a-game.md")))
        .results()
        .map(row -> new Room(row.group(2), !row.group(1).isEmpty()))
        .toList();
  }

  @Test
  void the_table_of_rooms_can_be_read() {
    assertTrue(rooms().size() > 10, () -> rooms().toString());
    assertTrue(rooms().contains(new Room(STATE, true)));
  }

  @TestFactory
  Stream<DynamicTest> every_game_has_the_same_rooms() {
    Path sample = House.ROOT.resolve("testkit/src");
    return Stream.concat(House.games().stream(), Stream.of(sample))
        .map(game -> DynamicTest.dynamicTest(House.name(game), () -> hasAll(game, rooms())));
  }

  private static void hasAll(Path game, List<Room> rooms) {
    Set<String> classes = classes(game);
    List<String> states =
        classes.stream().filter(name -> name.endsWith(STATE) && !name.startsWith("Bent")).toList();
    assertEquals(
        1, states.size(), () -> "one class ...State in " + House.name(game) + ": " + states);
    String prefix = states.getFirst().substring(0, states.getFirst().length() - STATE.length());
    var missing = new ArrayList<String>();
    for (Room room : rooms) {
      if (!classes.contains(room.in(prefix))) {
        missing.add(room.in(prefix));
      }
    }
    assertEquals(List.of(), missing, () -> "missing in " + House.name(game));
  }

  private static Set<String> classes(Path folder) {
    return House.withEnding(".java")
        .filter(file -> file.startsWith(folder))
        .map(file -> file.getFileName().toString().replace(".java", ""))
        .collect(Collectors.toSet());
  }
}
