package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import loggia.kernel.Attachment;
import loggia.kernel.Event;
import loggia.kernel.Journal;
import loggia.kernel.Names;
import loggia.kernel.Reason;
import loggia.kernel.Seat;
import loggia.kernel.Verdict;

/// A written position that a test plays on, decision by decision.
final class Table {
  private static final IronCentury GAME = new IronCentury();

  private IronState state;
  private final Journal.Pages log = Journal.pages();

  private Table(IronState state) {
    this.state = state;
  }

  static Table at(String position) {
    return new Table(GAME.position(position));
  }

  /// The position of a game with a card set of its own.
  static Table at(String position, Attachment file) {
    return new Table(GAME.position("set " + file.hash() + "; " + position, List.of(file)));
  }

  /// The position of a game that began under earlier rules.
  static Table under(int rules, String position) {
    return new Table(GAME.under(rules).orElseThrow().position(position));
  }

  static Table at(IronState state) {
    return new Table(state);
  }

  IronState state() {
    return state;
  }

  /// The seat makes these decisions; each must be allowed.
  Table play(int seat, String... moves) {
    for (String text : moves) {
      IronMove move = GAME.move(text);
      if (state.explain(seat(seat), move) instanceof Verdict.Refused(var reason)) {
        fail(
            "seat %d may not '%s': %s; allowed: %s; at %s"
                .formatted(
                    seat,
                    text,
                    GAME.texts("en").say(reason, Names.NUMBERS),
                    moves(seat),
                    state.text()));
      }
      state = state.play(seat(seat), move, log);
    }
    return this;
  }

  /// The seat is not awaited and acts all the same; the game goes on waiting for others.
  Table interjects(int seat, String move) {
    assertNotEquals(seat, awaited(), () -> "who is awaited at " + state.text());
    return play(seat, move);
  }

  /// These seats are asked one after another, and pass.
  Table passes(int... seats) {
    for (int seat : seats) {
      awaits(seat);
      play(seat, "pass");
    }
    return this;
  }

  /// Whoever is asked passes, until the chain is empty.
  Table resolves() {
    while (state.chain != null && !state.over() && moves(awaited()).contains("pass")) {
      play(awaited(), "pass");
    }
    return this;
  }

  /// Whoever is asked passes, until somebody has to choose or the next turn begins.
  Table passesOn() {
    while (!state.over() && moves(awaited()).contains("pass")) {
      play(awaited(), "pass");
    }
    return this;
  }

  /// Why the seat may not do this.
  Reason refusal(int seat, String move) {
    return switch (state.explain(seat(seat), GAME.move(move))) {
      case Verdict.Refused(Reason reason) -> reason;
      case Verdict.Allowed _ ->
          throw new AssertionError("seat " + seat + " may '" + move + "' at " + state.text());
    };
  }

  Table refuses(int seat, String move, String rule) {
    Reason reason = refusal(seat, move);
    assertEquals(rule, reason.rule(), () -> "the rule for " + reason);
    return this;
  }

  boolean allows(int seat, String move) {
    return state.explain(seat(seat), GAME.move(move)).allows();
  }

  /// These and no other moves are listed for the seat.
  Table offers(int seat, String... moves) {
    assertEquals(new TreeSet<>(List.of(moves)), new TreeSet<>(moves(seat)), state::text);
    return this;
  }

  Table awaits(int seat) {
    assertEquals(seat, awaited(), () -> "who is awaited at " + state.text());
    return this;
  }

  Table hand(int seat, String... cards) {
    return holds(Board.handAt(seat - 1), cards);
  }

  Table pile(String... cards) {
    return holds(Board.PILE, cards);
  }

  /// What is in play in a City, apart from the Protagonist.
  Table city(int seat, String... cards) {
    var actual = new TreeSet<>(words(state.set().list(state.city(seat - 1), 0)));
    assertEquals(new TreeSet<>(List.of(cards)), actual, state::text);
    return this;
  }

  private Table holds(int at, String... cards) {
    var actual = words(state.set().list(state.at(at).named, state.at(at).actions));
    assertEquals(
        List.of(cards).stream().sorted().toList(), actual.stream().sorted().toList(), state::text);
    return this;
  }

  Table ends(String result) {
    assertTrue(state.over(), state::text);
    assertEquals(result, state.result().text());
    return this;
  }

  int awaited() {
    return state.over() ? 0 : state.awaited().first().number();
  }

  List<String> moves(int seat) {
    var texts = new ArrayList<String>();
    state.moves(seat(seat)).forEach(move -> texts.add(move.text()));
    return texts;
  }

  static List<String> without(List<String> some, List<String> moves) {
    return moves.stream().filter(move -> !some.contains(move)).sorted().toList();
  }

  List<Event> heard(int seat) {
    return log.visibleTo(seat(seat));
  }

  int handSize(int seat) {
    return state.handSize(seat - 1);
  }

  int deckSize() {
    return state.stock.size();
  }

  static Seat seat(int number) {
    return Seat.of(number - 1);
  }

  private static List<String> words(List<Card> cards) {
    return cards.stream().map(Card::id).toList();
  }
}
