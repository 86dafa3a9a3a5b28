package loggia.testkit.sample;

import java.util.Locale;
import java.util.stream.Collectors;
import loggia.kernel.Names;
import loggia.kernel.Texts;

/// A view as text, for terminals.
final class Drawing {
  private Drawing() {}

  static String draw(CampanileView view, Texts texts, Names names) {
    int round = Math.min(view.round(), view.rounds());
    String table = texts.get("ui.table").formatted(round, view.rounds(), view.prize());
    return view.masons().stream()
        .map(mason -> line(view, mason, texts, names))
        .collect(Collectors.joining("\n", table + "\n", ""));
  }

  private static String line(
      CampanileView view, CampanileView.MasonView mason, Texts texts, Names names) {
    String hand =
        mason.hand().isEmpty()
            ? "%d x ?".formatted(mason.stones())
            : mason.hand().stream()
                .map(stone -> stone == mason.chosen() ? "[" + stone + "]" : stone.toString())
                .collect(Collectors.joining(" "));
    return String.format(
        Locale.ROOT,
        "%s %s: %s%s",
        mason.seat().number() == view.winner() ? "*" : mason.ready() ? "+" : "-",
        names.of(mason.seat()),
        hand,
        texts.get("ui.mason").formatted(mason.kept(), mason.climbs()));
  }
}
