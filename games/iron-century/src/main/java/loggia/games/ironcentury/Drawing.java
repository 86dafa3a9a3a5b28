package loggia.games.ironcentury;

import java.util.List;
import java.util.stream.Collectors;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;

/// An [IronView] as lines of text, for terminals and screen readers.
record Drawing(IronView view, Texts texts, Names names) {
  String draw() {
    var text = new StringBuilder();
    text.append(head()).append('\n');
    view.cities().forEach(city -> text.append(city(city)));
    if (!view.pile().isEmpty()) {
      text.append(word("pile")).append(": ").append(cards(view.pile())).append('\n');
    }
    view.chain().forEach(link -> text.append(announced(link)).append('\n'));
    if (!view.shown().isEmpty()) {
      text.append(word("shown")).append(": ").append(cards(view.shown())).append('\n');
    }
    if (!view.hand().isEmpty()) {
      text.append(word("hand")).append(":\n");
      view.hand().forEach(group -> text.append(group(group)).append('\n'));
    }
    if (!view.standing().isEmpty()) {
      text.append(word("standing")).append(": ").append(name(view.standing())).append('\n');
    }
    return text.toString();
  }

  private String head() {
    var head = new StringBuilder(word("step." + view.step()));
    if (view.turn() > 0) {
      head.append(" · ").append(word("turn")).append(' ').append(view.turns()).append(": ");
      head.append(seat(view.turn()));
    }
    if (view.step().equals("draw")) {
      head.append(" · ").append(word("will-draw")).append(' ').append(view.exchanged() + 2);
    }
    if (!view.culture().isEmpty()) {
      head.append(" · ").append(name(view.culture()));
    }
    if (view.attacked()) {
      head.append(" · ").append(word("attacked"));
    }
    head.append(" · ").append(word("deck")).append(' ').append(view.deck());
    return head.append(" (")
        .append(word("pass"))
        .append(' ')
        .append(view.pass())
        .append(")")
        .toString();
  }

  private String city(IronView.CityView city) {
    var text = new StringBuilder(seat(city.seat()));
    if (isPartner(city.seat())) {
      text.append(" (").append(word("partner")).append(')');
    }
    text.append(" · ").append(word("cultures")).append(' ').append(city.cultures().size());
    if (!city.cultures().isEmpty()) {
      String cultures = city.cultures().stream().map(this::name).collect(Collectors.joining(", "));
      text.append(" (").append(cultures).append(')');
    }
    text.append(" · ").append(word("cards")).append(' ').append(city.handSize());
    if (city.refuge()) {
      text.append(" · ").append(word("refuge"));
    }
    text.append('\n');
    city.protagonist().forEach(p -> text.append("  * ").append(citizen(p)).append('\n'));
    city.characters().forEach(c -> text.append("  - ").append(citizen(c)).append('\n'));
    city.bastions()
        .forEach(
            b ->
                text.append("  # ")
                    .append(name(b.id()))
                    .append(", ")
                    .append(name(b.culture()))
                    .append('\n'));
    if (!city.known().isEmpty()) {
      text.append("  ? ")
          .append(word("known"))
          .append(": ")
          .append(cards(city.known()))
          .append('\n');
    }
    return text.toString();
  }

  /// In pairs those who sit opposite each other play together (IC-60).
  private boolean isPartner(int seat) {
    return view.pairs() && view.seat() > 0 && seat != view.seat() && (seat - view.seat()) % 2 == 0;
  }

  private String citizen(IronView.Citizen citizen) {
    var text = new StringBuilder(name(citizen.id())).append(", ").append(name(citizen.culture()));
    if (!citizen.object().isEmpty()) {
      text.append(" + ").append(name(citizen.object()));
    }
    if (!citizen.protectedBy().isEmpty()) {
      var by = citizen.protectedBy().stream().map(w -> word("by." + w)).toList();
      text.append(" [").append(String.join(", ", by)).append(']');
    }
    return text.toString();
  }

  private String announced(IronView.Announced link) {
    var text = new StringBuilder("> ").append(link.order()).append(". ").append(seat(link.by()));
    text.append(": ").append(name(link.card()));
    if (!link.attackers().isEmpty()) {
      text.append(" (").append(name(link.attackers())).append(')');
    }
    if (!link.target().isEmpty()) {
      text.append(" -> ").append(name(link.target()));
    }
    if (link.against() > 0) {
      text.append(" · ").append(seat(link.against()));
    }
    if (!link.stillAsked().isEmpty()) {
      var asked = link.stillAsked().stream().map(this::seat).collect(Collectors.joining(", "));
      text.append(" · ").append(word("asked")).append(": ").append(asked);
    }
    return text.toString();
  }

  private String group(IronView.Group group) {
    String head = group.culture().isEmpty() ? word("actions") : name(group.culture());
    String effects =
        group.cards().stream()
            .filter(card -> !card.kind().equals("character"))
            .flatMap(
                card ->
                    texts.find("about." + card.id()).stream()
                        .map(about -> name(card.id()) + ": " + about))
            .map(line -> "\n    " + line)
            .collect(Collectors.joining());
    return "  " + head + ": " + cards(group.cards()) + effects;
  }

  private String cards(List<IronView.CardView> cards) {
    return cards.stream()
        .map(card -> name(card.id()) + (card.count() > 1 ? " ×" + card.count() : ""))
        .collect(Collectors.joining(", "));
  }

  private String seat(int number) {
    return names.of(Seat.of(number - 1));
  }

  private String name(String id) {
    return texts.find("name." + id).orElse(id);
  }

  private String word(String key) {
    return texts.get("ui." + key);
  }
}
