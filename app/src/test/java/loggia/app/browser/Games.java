package loggia.app.browser;

import java.util.List;

/// The games of the house, as the tests name them.
final class Games {
  private Games() {}

  static final List<String> ALL =
      loggia.kernel.Games.all().stream().map(game -> game.manual().id()).toList();
}
