package loggia.games.xiicentury;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;

/// The view as lines for terminals and screen readers.
record Drawing(XiiView view, Texts texts, Names names) {

  String draw() {
    var text = new StringBuilder();
    text.append(label("round")).append(view.round()).append("/10, ");
    text.append(texts.get("name.phase-" + view.phase())).append('\n');
    events(text);
    dice(text);
    for (var town : view.towns()) {
      town(text, town);
    }
    return text.toString();
  }

  private String label(String key) {
    return texts.get("ui." + key) + " ";
  }

  private String name(String id) {
    return texts.get("name." + id);
  }

  private void events(StringBuilder text) {
    String track =
        IntStream.rangeClosed(1, view.track().size())
            .filter(round -> !view.track().get(round - 1).isEmpty())
            .mapToObj(round -> round + " " + name(view.track().get(round - 1)))
            .collect(Collectors.joining(", "));
    if (!track.isEmpty()) {
      text.append(label("events")).append(track).append('\n');
    }
  }

  private void dice(StringBuilder text) {
    if (!view.shared().isEmpty()) {
      text.append(label("shared-dice")).append(show(view.shared()));
      text.append("  ").append(label("own-dice")).append(show(view.own()));
      if (view.hand().value() > 0) {
        text.append("  ").append(label("hand")).append(view.hand().value());
      }
      text.append('\n');
    }
  }

  private static String show(List<XiiView.DieView> dice) {
    return dice.stream()
        .map(
            die ->
                die.held()
                    ? "<" + die.value() + ">"
                    : die.spent() ? "(" + die.value() + ")" : "" + die.value())
        .collect(Collectors.joining(" "));
  }

  private void town(StringBuilder text, XiiView.TownView town) {
    boolean first = town.seat() == view.first();
    boolean active = town.seat() == view.active();
    text.append('\n').append(active ? "* " : "  ").append(names.of(Seat.of(town.seat() - 1)));
    text.append(first ? " (" + texts.get("ui.first-player") + ")" : "");
    text.append("  ").append(label("points")).append(town.score());
    text.append("  ").append(label("pow")).append(town.powAtWar()).append('/');
    text.append(town.powAtHome()).append("  ").append(name("reputation")).append(' ');
    text.append(town.reputation()).append('\n');
    text.append("    ").append(assets(town)).append('\n');
    text.append("    ").append(label("reserve"));
    text.append(town.reserve().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    text.append("  ").append(label("meal")).append(town.upkeep()).append(hunger(town)).append('\n');
    text.append("    ").append(locations(town)).append('\n');
    String features = features(town);
    if (!features.isEmpty()) {
      text.append("    ").append(features).append('\n');
    }
    if (active) {
      sheet(text, town);
    }
  }

  /// What happens if the meal were now and cannot be paid (XII-56).
  private String hunger(XiiView.TownView town) {
    int food = amount(town, Asset.FOOD);
    if (food >= town.upkeep()) {
      return "";
    }
    int lost = amount(town, Asset.POPULATION) - 2 * food;
    var starved = new XiiEvent.Starved(Seat.of(town.seat() - 1), food, lost, 2 * food);
    return " (" + texts.say(starved, names) + ")";
  }

  private static int amount(XiiView.TownView town, Asset asset) {
    return town.assets().get(asset.index()).amount();
  }

  /// What can still come to the town whose turn it is, with what it asks for and what it is worth.
  private void sheet(StringBuilder text, XiiView.TownView town) {
    text.append("    ").append(texts.get("ui.sheet")).append('\n');
    for (var feature : town.features()) {
      if (!feature.has()) {
        text.append("      ").append(name(feature.id())).append(": ").append(feature.vp());
        text.append(' ').append(texts.get("ui.board.vp"));
        text.append(
            feature.die() > 0 ? ", " + texts.get("ui.board.die") + " " + feature.die() : "");
        text.append(list("ui.needs", feature.needs())).append(list("ui.price", feature.pays()));
        text.append('\n');
      }
    }
  }

  private String list(String key, List<String> parts) {
    return parts.isEmpty()
        ? ""
        : "; "
            + texts.get(key)
            + " "
            + parts.stream().map(this::named).collect(Collectors.joining(", "));
  }

  /// `population 8` in the words of the language.
  private String named(String part) {
    int blank = part.indexOf(' ');
    return blank < 0 ? name(part) : name(part.substring(0, blank)) + part.substring(blank);
  }

  private String assets(XiiView.TownView town) {
    return town.assets().stream()
        .map(asset -> name(asset.id()) + " " + asset.amount() + "/" + asset.most())
        .collect(Collectors.joining(", "));
  }

  private String locations(XiiView.TownView town) {
    return town.locations().stream()
        .map(
            location ->
                name(location.id())
                    + " "
                    + location.influence()
                    + "/"
                    + location.least()
                    + (location.earns() ? "+" : "")
                    + bonus(location))
        .collect(Collectors.joining(", "));
  }

  /// What it gives, and what it will ask for in the rounds to come.
  private String bonus(XiiView.LocationView location) {
    String gifts =
        (location.food() > 0 ? location.food() + " " + name("food") : "")
            + (location.food() > 0 && location.supply() > 0
                ? location.choose() ? " / " : " + "
                : "")
            + (location.supply() > 0 ? location.supply() + " " + name("supply") : "");
    String later =
        location.leasts().stream()
            .skip(view.round())
            .map(String::valueOf)
            .collect(Collectors.joining(" "));
    return " (" + gifts + (later.isEmpty() ? "" : "; " + texts.get("ui.later") + " " + later) + ")";
  }

  private String features(XiiView.TownView town) {
    return town.features().stream()
        .filter(XiiView.FeatureView::has)
        .map(feature -> name(feature.id()) + (feature.perk().isEmpty() ? "" : " " + feature.perk()))
        .collect(Collectors.joining(", "));
  }
}
