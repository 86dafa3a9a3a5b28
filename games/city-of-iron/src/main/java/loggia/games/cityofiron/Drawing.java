package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;

/// A [CoiView] as lines of text.
final class Drawing {
  private final CoiView view;
  private final Texts texts;
  private final Names names;
  private final StringBuilder text = new StringBuilder();

  Drawing(CoiView view, Texts texts, Names names) {
    this.view = view;
    this.texts = texts;
    this.names = names;
  }

  String draw() {
    line(word("round") + " " + view.round() + (view.last() ? " (" + word("last") + ")" : ""));
    line(word("step") + ": " + texts.get("ui.step." + view.step()));
    goods();
    row();
    line(word("track-hint"));
    line(word("track") + ": " + String.join("  ", view.track().stream().map(this::space).toList()));
    line(word("towns") + ":");
    view.towns().forEach(town -> line("  " + town(town)));
    line(word("lands") + ": " + join(view.lands().stream().map(this::land).toList()));
    view.players().forEach(this::person);
    view.own().forEach(this::own);
    view.pending().forEach(this::pending);
    return text.toString();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private String word(String key) {
    return texts.get("ui." + key);
  }

  private String name(String id) {
    return id.isEmpty() ? "-" : texts.get("name." + id);
  }

  private String names(List<String> ids) {
    return ids.isEmpty() ? "-" : join(ids.stream().map(this::name).toList());
  }

  private static String join(List<String> parts) {
    return parts.isEmpty() ? "-" : String.join(", ", parts);
  }

  private String seat(int number) {
    return names.of(Seat.of(number - 1));
  }

  private void goods() {
    for (CoiView.GoodTrack track : view.goods()) {
      var amounts = new ArrayList<String>();
      for (int i = 0; i < track.amounts().size(); i++) {
        if (track.amounts().get(i) > 0) {
          amounts.add(seat(i + 1) + " " + track.amounts().get(i));
        }
      }
      line(
          "  "
              + name(track.id())
              + " ("
              + word("coins")
              + " "
              + track.coins()
              + ", "
              + word("points")
              + " "
              + track.first()
              + "/"
              + track.second()
              + ", +1 "
              + word("from")
              + " "
              + track.threshold()
              + "): "
              + join(amounts));
    }
  }

  private void row() {
    line(word("row") + ":");
    for (CoiView.Slot slot : view.row()) {
      if (slot.building().isEmpty()) {
        continue;
      }
      CoiView.Cost cost = slot.cost();
      String lacks = lacks(cost);
      line(
          "  "
              + slot.slot()
              + " "
              + name(slot.building())
              + " ["
              + slot.building()
              + "] "
              + coins(cost.coins())
              + ", "
              + cost.science()
              + " "
              + word("science")
              + (lacks.isEmpty() ? "" : " (" + word("missing") + ": " + lacks + ")")
              + about(slot.building()));
    }
    line(word("deck") + ": " + view.deck());
  }

  private String coins(int amount) {
    return amount + " " + word(amount == 1 ? "coin" : "coins");
  }

  /// What a thing does, where a decision needs it.
  private String about(String id) {
    return texts.find("about." + id).map(about -> ": " + about).orElse("");
  }

  private String lacks(CoiView.Cost cost) {
    var lacks = new ArrayList<String>();
    if (cost.missingCoins() > 0) {
      lacks.add(coins(cost.missingCoins()));
    }
    if (cost.missingScience() > 0) {
      lacks.add(cost.missingScience() + " " + word("science"));
    }
    if (!cost.missingLand().isEmpty()) {
      lacks.add(name(cost.missingLand()));
    }
    return String.join(", ", lacks);
  }

  private String space(CoiView.Space space) {
    return space.space()
        + ":"
        + space.coins()
        + (space.seat() == 0 ? "" : "=" + seat(space.seat()));
  }

  private String town(CoiView.OpenTown town) {
    return name(town.id())
        + (town.pile() > 0 ? " " + "*".repeat(town.pile()) : "")
        + ", "
        + word("defence")
        + " "
        + town.defence()
        + ", "
        + word("distance")
        + " "
        + town.distance()
        + about(town.id());
  }

  private String land(CoiView.OpenLand land) {
    String vehicle = land.vehicle().isEmpty() ? "" : " " + name(land.vehicle());
    return name(land.id()) + " " + land.distance() + vehicle + " (" + names(land.types()) + ")";
  }

  private void person(CoiView.Person person) {
    line(
        seat(person.seat())
            + " ("
            + name(person.nation())
            + "): "
            + word("points")
            + " "
            + person.points().total()
            + ", "
            + word("coins")
            + " "
            + person.coins()
            + " (+"
            + person.income().total()
            + "), "
            + word("science")
            + " "
            + person.science()
            + ", "
            + word("hand")
            + " "
            + person.hand()
            + ", "
            + word("actions-used")
            + " "
            + person.actions()
            + ", "
            + word("tokens")
            + " "
            + names(person.tokens()));
    for (CoiView.CityView city : person.cities()) {
      line(
          "  "
              + name(city.id())
              + (city.land().isEmpty() ? "" : ", " + name(city.land()))
              + " ("
              + names(city.types())
              + ") "
              + city.buildings().size()
              + "/"
              + city.spaces()
              + ": "
              + names(city.buildings()));
    }
    if (!person.towns().isEmpty()) {
      line(
          "  "
              + word("towns")
              + ": "
              + names(person.towns().stream().map(CoiView.OwnedTown::id).toList()));
    }
    if (!person.store().isEmpty()) {
      line("  " + word("store") + ": " + names(person.store()));
    }
  }

  private void own(CoiView.Own own) {
    line(seat(own.seat()) + ", " + word("hand") + ": " + names(own.hand()));
    own.hand().forEach(id -> line("    " + name(id) + about(id)));
    line(
        "  "
            + word("citizens")
            + ": "
            + names(own.citizenDraw())
            + " | "
            + names(own.citizenDiscard()));
    line(
        "  "
            + word("military")
            + ": "
            + names(own.militaryDraw())
            + " | "
            + names(own.militaryDiscard()));
    own.prices().forEach(price -> line("    " + price(price)));
    if (!own.basket().isEmpty()) {
      String price = coins(own.basketCoins()) + ", " + own.basketScience() + " " + word("science");
      line("  " + word("basket") + ": " + names(own.basket()) + " (" + price + ")");
    }
  }

  private String price(CoiView.Price price) {
    var parts = new ArrayList<String>();
    if (price.coins() > 0) {
      parts.add(coins(price.coins()));
    }
    parts.add(price.science() + " " + word("science"));
    return name(price.card()) + " (" + join(parts) + ")" + about(price.card());
  }

  private void pending(CoiView.Pending pending) {
    var parts = new ArrayList<String>();
    for (String id : List.of(pending.card(), pending.building(), pending.city())) {
      if (!id.isEmpty()) {
        parts.add(name(id));
      }
    }
    pending.fighting().forEach(id -> parts.add(name(id)));
    pending.paying().forEach(id -> parts.add(name(id)));
    if (pending.attackOwed() > 0) {
      parts.add(word("owed") + " " + pending.attackOwed() + " " + word("attack"));
    }
    if (pending.owed() > 0) {
      parts.add(word("owed") + " " + pending.owed() + " " + word(pending.symbol()));
    }
    line(seat(pending.seat()) + ": " + texts.get("ui.verb." + pending.verb()) + " " + join(parts));
  }
}
