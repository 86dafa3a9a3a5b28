package loggia.games.ironcentury.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import loggia.games.ironcentury.Card;
import loggia.games.ironcentury.IronEvent;
import loggia.kernel.Event;
import loggia.kernel.Manual;
import loggia.kernel.Named;
import loggia.kernel.Seat;

/// Plays along with cards of its own: says who is to be asked, what may be done, and where every
/// card lies afterwards. What chance decides it hears from the log and believes only where it is
/// possible.
final class Referee {
  static final int NOBODY = -1;

  final Tabletop table;
  final Uses uses;
  final String edition;
  private final int first;
  String step = "pick";
  int turn;
  String culture = "";
  boolean placed;
  boolean attacked;
  boolean closed;
  int exchanged;
  int awaited;
  int winner = NOBODY;

  /// The Character that has just fallen and who may rescue it, the one asked first.
  String fallen = "";

  int rescuer = NOBODY;
  private int turns;
  private int asker;
  private int passes;
  private int quietTurns;
  private boolean quiet;
  private List<Event> log = List.of();

  Referee(Manual manual, String edition, int seats, boolean pairs, int first) {
    table = new Tabletop(new Box(manual), edition, seats, pairs);
    uses = new Uses(table);
    this.edition = edition;
    this.first = first;
    awaited = first;
  }

  private Town town(int seat) {
    return table.towns.get(seat);
  }

  /// A decision was made, and this was told of it.
  void decided(int seat, String move, List<Event> told) {
    log = new ArrayList<>(told);
    int ranOutBefore = table.runOuts;
    String[] words = move.split(" ");
    Town own = town(seat);
    switch (words[0]) {
      case "pick" -> {
        own.protagonist = words[1];
        tells(IronEvent.Picked.class, seat + 1, words[1]);
      }
      case "pass" -> pass(seat);
      case "ask" -> {}
      case "draw" -> drawStep(seat);
      case "discard" -> {
        tells(IronEvent.Discarded.class, seat + 1, words[1]);
        discard(own, words[1]);
      }
      case "put" -> {
        tells(IronEvent.Put.class, seat + 1, words[1]);
        place(own, own, words[1]);
      }
      case "give" -> {
        tells(IronEvent.Gave.class, seat + 1, words[1], (seat + 2) % 4 + 1);
        place(own, town((seat + 2) % 4), words[1]);
      }
      case "attach" -> {
        attach(own, words[1], words[2]);
        int city = table.cityOf(words[2]) + 1;
        tells(IronEvent.Attached.class, seat + 1, words[1], words[2], city);
      }
      case "attack" -> attack(seat, words[1], words[2]);
      case "use" -> use(seat, words);
      case "sacrifice" -> sacrifice(seat, words[1]);
      case "strike" -> strike(words[1]);
      case "keep" -> {
        tells(IronEvent.KeptCard.class, seat + 1, words[1]);
        tells(IronEvent.Kept.class, seat + 1);
        keep(own, words[1]);
      }
      case "end" -> {
        tells(IronEvent.TurnEnded.class, turn + 1);
        step = "window";
        asker = turn;
        passes = 0;
      }
      default -> throw new IllegalArgumentException(move);
    }
    goOn();
    tellsOfTheDeck(ranOutBefore);
    Foul.unless(log.isEmpty(), "the log tells of what did not happen: %s", log);
  }

  private void tellsOfTheDeck(int ranOutBefore) {
    if (ranOutBefore == 0 && table.runOuts > 0) {
      tells(IronEvent.RanOut.class);
    }
    table.reshuffled.forEach(cards -> tells(IronEvent.Reshuffled.class, cards));
    table.reshuffled.clear();
    if (table.runOuts == 2) {
      tells(IronEvent.EndedByRunOut.class);
    }
  }

  /// The log must tell of this, with just these words and numbers.
  private void tells(Class<? extends Event> kind, Object... words) {
    String wanted = Arrays.toString(words);
    for (Event event : log) {
      if (kind.isInstance(event) && wanted.equals(words(event))) {
        log.remove(event);
        return;
      }
    }
    throw new Foul("the log does not tell of " + kind.getSimpleName() + " " + wanted + ": " + log);
  }

  private static String words(Event event) {
    var words = new ArrayList<>();
    for (var component : event.getClass().getRecordComponents()) {
      try {
        words.add(word(component.getAccessor().invoke(event)));
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(component.getName(), e);
      }
    }
    return words.toString();
  }

  private static Object word(Object value) {
    return switch (value) {
      case Seat seat -> seat.number();
      case Named thing -> thing.id();
      case List<?> list -> list.stream().map(Referee::word).sorted().toList();
      default -> value;
    };
  }

  /// What was told of this kind, which is taken as heard.
  private <E extends Event> Optional<E> heard(Class<E> kind) {
    for (Event event : log) {
      if (kind.isInstance(event)) {
        log.remove(event);
        return Optional.of(kind.cast(event));
      }
    }
    return Optional.empty();
  }

  private void pass(int seat) {
    if (seat != awaited) {
      return;
    }
    if (!fallen.isEmpty()) {
      fallen = "";
    } else if (table.chain.isEmpty()) {
      asker = table.after(asker, 1);
      passes++;
    } else {
      top().passes++;
    }
  }

  private Announced top() {
    return table.chain.element();
  }

  private void drawStep(int seat) {
    table.reshuffle();
    table.draw(town(seat).hand, exchanged + 2, drawn(seat));
    step = "act";
    closed = false;
  }

  private List<String> drawn(int seat) {
    for (Event event : log) {
      if (event instanceof IronEvent.DrewCards(Seat who, List<Card> cards) && who.index() == seat) {
        log.remove(event);
        tells(IronEvent.Drew.class, seat + 1, cards.size());
        return cards.stream().map(Card::id).toList();
      }
    }
    return List.of();
  }

  /// In the draw step, or for a Levy.
  private void discard(Town own, String card) {
    own.hand.remove(card);
    if (table.chain.isEmpty()) {
      table.pile.add(card);
      exchanged++;
    } else {
      top().choosers.removeFirst();
      table.discard(card);
    }
  }

  private void place(Town own, Town into, String card) {
    quiet = false;
    own.hand.remove(card);
    culture = table.box.culture(card);
    placed = true;
    if (table.box.is("character", card)) {
      into.characters.add(card);
    } else {
      into.bastions.add(card);
    }
  }

  private void attach(Town own, String object, String bearer) {
    quiet = false;
    own.hand.remove(object);
    culture = table.box.culture(object);
    placed = true;
    town(table.cityOf(bearer)).objects.put(object, bearer);
  }

  private void attack(int seat, String attackers, String adversary) {
    quiet = false;
    attacked = true;
    int city = table.cityOf(adversary) + 1;
    tells(IronEvent.Attacked.class, seat + 1, attackers, adversary, city);
    closed = placed;
    town(seat).hand.remove("attack");
    announce(new Announced(seat, "attack", adversary, table.cityOf(adversary), attackers));
    table.discard("attack");
  }

  private void announce(Announced next) {
    if (step.equals("window") && table.chain.isEmpty()) {
      asker = table.after(asker, 1);
      passes = 0;
    }
    table.chain.push(next);
  }

  private void use(int seat, String[] words) {
    quiet = false;
    closed |= step.equals("draw") && seat == turn && exchanged > 0;
    String card = words[1];
    boolean object = table.box.is("object", card);
    String target = words.length > 2 ? words[words.length - 1] : fallen;
    String attackers = words.length == 6 ? words[3] : "";
    tellsUse(seat, card, words.length > 2 ? target : "", attackers);
    fallen = "";
    if (object) {
      town(seat).objects.remove(card);
    } else {
      town(seat).hand.remove(card);
    }
    if (!table.chain.isEmpty()) {
      top().passes = 0;
    }
    announce(new Announced(seat, card, target, table.cityOf(target), attackers));
    if (object) {
      table.discard(card);
    }
  }

  private void tellsUse(int seat, String card, String target, String attackers) {
    if (!attackers.isEmpty()) {
      tells(IronEvent.UsedToAttack.class, seat + 1, card, attackers, target);
    } else if (target.isEmpty()) {
      tells(IronEvent.Used.class, seat + 1, card);
    } else if (target.matches("[1-5]")) {
      tells(IronEvent.UsedAgainst.class, seat + 1, card, target);
    } else {
      tells(IronEvent.UsedOn.class, seat + 1, card, target);
    }
  }

  private void sacrifice(int seat, String character) {
    top().choosers.removeFirst();
    fall(character, seat);
  }

  private void strike(String card) {
    tells(IronEvent.Struck.class, top().by + 1, top().target, card);
    town(Integer.parseInt(top().target) - 1).hand.remove(card);
    top().choosers.clear();
    table.discard(card);
  }

  private void keep(Town own, String card) {
    table.shown.remove(card);
    own.hand.add(card);
    top().kept++;
  }

  /// Whoever has the Amulet may rescue a Character unless they discarded it themselves.
  private void fall(String character, int alsoDiscarded) {
    int city = table.cityOf(character);
    tells(IronEvent.Lost.class, city + 1, character);
    town(city)
        .objects
        .forEach(
            (object, bearer) -> {
              if (bearer.equals(character)) {
                tells(IronEvent.Lost.class, city + 1, object);
              }
            });
    table.fall(character);
    int owner = table.cityOf("amulet");
    if (owner != NOBODY
        && owner != top().by
        && owner != alsoDiscarded
        && table.pile.contains(character)) {
      fallen = character;
      rescuer = owner;
    }
  }

  /// Goes on until somebody has to decide.
  private void goOn() {
    awaited = NOBODY;
    while (awaited == NOBODY && !table.over) {
      if (!fallen.isEmpty()) {
        awaited = rescuer;
      } else if (table.chain.isEmpty()) {
        inTurn();
      } else if (top().resolving) {
        resolve();
      } else {
        askAbout(top());
      }
    }
    if (table.over) {
      awaited = NOBODY;
      step = "over";
    }
  }

  private void inTurn() {
    switch (step) {
      case "pick" -> picking();
      case "window" -> window();
      default -> awaited = turn;
    }
  }

  private void picking() {
    for (int i = 0; i < table.seats(); i++) {
      int seat = table.after(first, i);
      if (town(seat).protagonist.isEmpty()) {
        awaited = seat;
        return;
      }
    }
    for (int i = 0; i < table.seats(); i++) {
      int seat = table.after(first, i);
      table.draw(town(seat).hand, openingHand(), drawn(seat));
    }
    tells(IronEvent.Dealt.class, openingHand());
    begin(first);
  }

  private int openingHand() {
    return edition.equals("en") ? 6 : 5;
  }

  private void window() {
    while (passes < table.seats()) {
      if (couldAct(asker)) {
        awaited = asker;
        return;
      }
      asker = table.after(asker, 1);
      passes++;
    }
    begin(table.after(turn, 1));
  }

  private void askAbout(Announced top) {
    while (top.passes < table.seats()) {
      int seat = table.after(top.by, 1 + top.passes);
      if (couldAct(seat)) {
        awaited = seat;
        return;
      }
      top.passes++;
    }
    top.resolving = true;
  }

  /// Who has cards in hand, or an Object whose power fits the moment.
  private boolean couldAct(int seat) {
    return !town(seat).hand.isEmpty() || !uses.powers(seat).isEmpty();
  }

  private void begin(int seat) {
    quietTurns = quiet ? quietTurns + 1 : 0;
    if (quietTurns == table.seats()) {
      table.over = true;
      tells(IronEvent.EndedByRunOut.class);
      return;
    }
    turns++;
    tells(IronEvent.TurnBegan.class, seat + 1, turns);
    quiet = table.deck.isEmpty() && table.pile.isEmpty();
    turn = seat;
    step = "draw";
    town(seat).refuge = false;
    culture = "";
    placed = false;
    attacked = false;
    closed = false;
    exchanged = 0;
    for (int i = 0; i < table.seats() && winner == NOBODY; i++) {
      int each = table.after(seat, i);
      if (hasWon(each) && (!table.pairs || hasWon((each + 2) % 4))) {
        winner = each;
        table.over = true;
        if (table.pairs) {
          tells(IronEvent.PairWon.class, each + 1, (each + 2) % 4 + 1);
        } else {
          tells(IronEvent.WonByCultures.class, each + 1);
        }
      }
    }
  }

  private boolean hasWon(int seat) {
    return town(seat).cultures().size() == 5;
  }

  private void resolve() {
    Announced top = top();
    switch (top.card) {
      case "attack", "ambush" -> {
        if (top.begun) {
          settled(top);
        } else {
          top.begun = true;
          if (uses.stands(top)) {
            fall(top.target, NOBODY);
          } else {
            fails(top);
          }
        }
      }
      case "plague", "levy", "spy" -> choices(top);
      case "telescope" -> telescope(top);
      default -> {
        atOnce(top);
        if (!table.over) {
          settled(top);
        }
      }
    }
  }

  private void fails(Announced top) {
    tells(IronEvent.Failed.class, top.by + 1, top.card);
  }

  /// A Special goes to the pile; an Attack card and an Object lie there already.
  private void settled(Announced done) {
    table.chain.remove(done);
    if (table.box.is("special", done.card)) {
      table.discard(done.card);
    }
  }

  private void choices(Announced top) {
    if (!top.begun) {
      top.begun = true;
      for (int i = 0; i < table.seats(); i++) {
        int seat = table.after(top.by, i);
        switch (top.card) {
          case "plague" -> top.choosers.add(seat);
          case "levy" -> {
            if (table.opponents(top.by, seat)) {
              top.choosers.add(seat);
            }
          }
          default -> {}
        }
      }
      if (top.card.equals("spy") && !town(Integer.parseInt(top.target) - 1).hand.isEmpty()) {
        top.choosers.add(top.by);
        var hand = town(Integer.parseInt(top.target) - 1).hand.stream().sorted().toList();
        tells(IronEvent.SawHand.class, top.by + 1, top.target, hand);
        tells(IronEvent.Spied.class, top.by + 1, top.target);
      }
    }
    while (!top.choosers.isEmpty() && !canChoose(top, top.choosers.getFirst())) {
      top.choosers.removeFirst();
    }
    if (top.choosers.isEmpty()) {
      settled(top);
    } else {
      awaited = top.choosers.getFirst();
    }
  }

  private boolean canChoose(Announced top, int seat) {
    return switch (top.card) {
      case "plague" -> !town(seat).characters.isEmpty();
      case "levy" -> !town(seat).hand.isEmpty();
      default -> true;
    };
  }

  private void telescope(Announced top) {
    if (!top.begun) {
      top.begun = true;
      var seen = heard(IronEvent.SawDeck.class).map(IronEvent.SawDeck::cards).orElse(List.of());
      table.draw(table.shown, 5, seen.stream().map(Card::id).toList());
      tells(IronEvent.Peeked.class, top.by + 1, seen.size());
      if (table.over) {
        return;
      }
    }
    if (top.kept < 2 && !table.shown.isEmpty()) {
      awaited = top.by;
    } else {
      List.copyOf(table.shown)
          .forEach(
              card -> {
                tells(IronEvent.Discarded.class, top.by + 1, card);
                table.discard(card);
              });
      table.shown.clear();
      settled(top);
    }
  }

  private void atOnce(Announced top) {
    Town own = town(top.by);
    int city = table.cityOf(top.target) == top.city ? top.city : NOBODY;
    switch (top.card) {
      case "truce", "reliquary", "edict", "tract" -> {
        var both = List.copyOf(table.chain);
        tells(IronEvent.Cancelled.class, top.by + 1, top.card, both.get(1).card);
        settled(both.get(1));
      }
      case "refuge" -> {
        own.refuge = true;
        tells(IronEvent.FoundRefuge.class, top.by + 1);
      }
      case "smugglers" -> table.draw(own.hand, 3, drawn(top.by));
      case "colours" -> colours(top.by);
      case "betrayal", "exile" -> {
        if (city != NOBODY && !town(city).isProtected(top.target)) {
          int to = top.card.equals("exile") ? city : top.by;
          town(city).characters.remove(top.target);
          town(to).hand.add(top.target);
          tells(IronEvent.TakenIntoHand.class, city + 1, top.target, to + 1);
        } else {
          fails(top);
        }
      }
      case "cannonade" -> {
        if (city != NOBODY) {
          town(city).bastions.remove(top.target);
          tells(IronEvent.Lost.class, city + 1, top.target);
          table.discard(top.target);
        } else {
          fails(top);
        }
      }
      case "robbery" -> {
        if (city != NOBODY) {
          town(city).objects.remove(top.target);
          tells(IronEvent.Lost.class, city + 1, top.target);
          table.discard(top.target);
        } else {
          fails(top);
        }
      }
      case "miracle" -> {
        if (table.pile.remove(top.target)) {
          own.hand.add(top.target);
          tells(IronEvent.Recovered.class, top.by + 1, top.target);
        } else {
          fails(top);
        }
      }
      case "amulet" -> {
        if (table.pile.remove(top.target)) {
          own.characters.add(top.target);
          tells(IronEvent.Rescued.class, top.by + 1, top.target);
        } else {
          fails(top);
        }
      }
      default -> throw new IllegalArgumentException(top.card);
    }
  }

  private void colours(int by) {
    for (int i = 1; i < table.seats(); i++) {
      int from = table.after(by, i);
      if (!table.opponents(by, from) || town(from).hand.isEmpty()) {
        continue;
      }
      for (Event event : List.copyOf(log)) {
        if (event instanceof IronEvent.Stole(Seat _, Seat whom, Card card)
            && whom.index() == from) {
          Foul.unless(town(from).hand.remove(card.id()), "%s was not in that hand", card);
          town(by).hand.add(card.id());
          log.removeIf(event::equals);
          unseen(by, from);
          break;
        }
      }
    }
  }

  /// Everybody else and the onlookers hear only that a card was taken.
  private void unseen(int by, int from) {
    for (int others = 0; others < table.seats() - 1; others++) {
      tells(IronEvent.StoleUnseen.class, by + 1, from + 1);
    }
  }
}
