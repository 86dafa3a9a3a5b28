package loggia.house;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServicesTest {
  private static final String GAME = "loggia.kernel.Game";

  /// The one jar runs on the class path, the modules on the module path: each finds games its own
  /// way.
  @Test
  void a_game_is_found_as_a_module_and_on_the_class_path_alike() {
    assertAll(
        House.games().stream()
            .map(
                game ->
                    () ->
                        assertEquals(
                            onClassPath(game), asModule(game), House.name(game) + " provides")));
  }

  private static List<String> onClassPath(Path game) {
    Path file = game.resolve("src/main/resources/META-INF/services/" + GAME);
    return House.read(file).lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }

  private static List<String> asModule(Path game) {
    return ModuleFinder.of(game.resolve("target/classes")).findAll().stream()
        .flatMap(module -> module.descriptor().provides().stream())
        .filter(service -> service.service().equals(GAME))
        .map(Provides::providers)
        .flatMap(List::stream)
        .toList();
  }
}
