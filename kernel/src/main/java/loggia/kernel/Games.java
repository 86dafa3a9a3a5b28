package loggia.kernel;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// The games in this house, found with `ServiceLoader`.
public final class Games {
  private Games() {}

  private static final List<Game<?, ?>> ALL = load();

  private static List<Game<?, ?>> load() {
    return ServiceLoader.load(Game.class).stream()
        .<Game<?, ?>>map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(game -> game.manual().id()))
        .toList();
  }

  /// All of them, by id.
  public static List<Game<?, ?>> all() {
    return ALL;
  }

  public static Optional<Game<?, ?>> find(String id) {
    return ALL.stream().filter(game -> game.manual().id().equals(id)).findFirst();
  }
}
