package loggia.games.ironcentury;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import loggia.kernel.Seat;

/// Every move of a card set, made once. A table holds up to 64 of them, so that a menu is a few
/// `long`s: a bit stands for the move of the card at that place of the [Layout].
final class MoveTables {
  static final int PLAIN = 0;
  static final int PICK = 1;
  static final int PUT = 2;
  static final int GIVE = 3;
  static final int DISCARD = 4;
  static final int KEEP = 6;
  static final int STRIKE = 8;
  static final int SACRIFICE = 10;
  static final int ATTACH = 11;
  static final int ATTACK = ATTACH + Culture.COUNT;
  static final int TARGET = ATTACK + Culture.COUNT;
  static final int AGAINST = TARGET + Layout.TOOLS;
  static final int TO_ATTACK = AGAINST + Layout.TOOLS;
  private static final int TABLES = TO_ATTACK + Layout.TOOLS * Culture.COUNT;

  /// A table of named cards is followed by one of action cards.
  static final int ACTIONS = 1;

  /// Bits of [#PLAIN].
  static final int PASS = 0;

  static final int ASK_AGAIN = 4;
  static final int DRAW = 5;
  static final int END = 6;
  static final int USE = 7;

  /// In a table of [#ATTACH] the Protagonists stand after the Characters.
  static final int ATTACH_PROTAGONIST = 40;

  private static final IronMove[] NONE = {};

  private final CardSet set;
  private final IronMove[][] tables = new IronMove[TABLES][];

  MoveTables(CardSet set) {
    this.set = set;
    Arrays.fill(tables, NONE);
    plain();
    tables[PICK] = table(set.protagonists.size(), Layout.PROTAGONISTS, IronMove.Pick::new);
    tables[PUT] = table(Layout.OBJECTS, 0, IronMove.Put::new);
    tables[GIVE] = table(Layout.OBJECTS, 0, IronMove.Give::new);
    tables[SACRIFICE] = table(Layout.BASTIONS, 0, IronMove.Sacrifice::new);
    both(DISCARD, IronMove.Discard::new);
    both(KEEP, IronMove.Keep::new);
    both(STRIKE, IronMove.Strike::new);
    for (int culture = 0; culture < Culture.COUNT; culture++) {
      cultured(culture);
    }
    for (int tool = 0; tool < Layout.TOOLS; tool++) {
      tool(tool);
    }
  }

  private void plain() {
    var plain = new IronMove[USE + Layout.TOOLS];
    for (int until = 0; until < ASK_AGAIN; until++) {
      plain[PASS + until] = new IronMove.Pass(IronMove.Until.of(until));
    }
    plain[ASK_AGAIN] = new IronMove.AskAgain();
    plain[DRAW] = new IronMove.Draw();
    plain[END] = new IronMove.End();
    for (int tool = 0; tool < Layout.TOOLS; tool++) {
      plain[USE + tool] = new IronMove.Use(set.card(Layout.cardOfTool(tool)));
    }
    tables[PLAIN] = plain;
  }

  private void cultured(int culture) {
    Card object = set.card(Layout.OBJECTS + culture);
    var attach = new IronMove[ATTACH_PROTAGONIST + set.protagonists.size()];
    for (int i = 0; i < Layout.BASTIONS; i++) {
      attach[i] = new IronMove.Attach(object, set.card(i));
    }
    for (int i = 0; i < set.protagonists.size(); i++) {
      attach[ATTACH_PROTAGONIST + i] = new IronMove.Attach(object, set.protagonists.get(i));
    }
    tables[ATTACH + culture] = attach;
    Culture attackers = Culture.of(culture);
    tables[ATTACK + culture] =
        table(Layout.BASTIONS, 0, target -> new IronMove.Attack(attackers, target));
  }

  private void tool(int tool) {
    int index = Layout.cardOfTool(tool);
    if (!set.has(index)) {
      return;
    }
    Card card = set.card(index);
    switch (set.aim(tool)) {
      case NOTHING -> {}
      case CARD ->
          tables[TARGET + tool] =
              table(Layout.NAMED, 0, target -> new IronMove.UseOn(card, target));
      case SEAT ->
          tables[AGAINST + tool] = moves(5, seat -> new IronMove.UseAgainst(card, Seat.of(seat)));
      case ATTACK -> {
        for (int c = 0; c < Culture.COUNT; c++) {
          Culture attackers = Culture.of(c);
          tables[TO_ATTACK + tool * Culture.COUNT + c] =
              table(
                  Layout.BASTIONS, 0, target -> new IronMove.UseToAttack(card, attackers, target));
        }
      }
    }
  }

  private interface OfCard {
    IronMove make(Card card);
  }

  private void both(int table, OfCard move) {
    tables[table] = table(Layout.NAMED, 0, move);
    tables[table + ACTIONS] = table(1 + Layout.MOST_SPECIALS, Layout.ATTACK, move);
  }

  private IronMove[] table(int size, int first, OfCard move) {
    return moves(size, i -> move.make(set.card(first + i)));
  }

  private static IronMove[] moves(int size, IntFunction<IronMove> move) {
    var moves = new IronMove[size];
    Arrays.setAll(moves, move);
    return moves;
  }

  /// Every move, in the order of the tables, without those of places that no card has.
  List<IronMove> all() {
    return Arrays.stream(tables)
        .flatMap(Arrays::stream)
        .filter(move -> !move.text().endsWith(" "))
        .toList();
  }

  IronMove get(int table, int bit) {
    return tables[table][bit];
  }

  IronMove plain(int bit) {
    return tables[PLAIN][bit];
  }
}
