package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.MoveTable;
import loggia.kernel.Moves;
import loggia.kernel.Seat;

/// What a seat may do now, and what it might try.
final class Menus {
  private Menus() {}

  static Moves<XiiMove> of(XiiState state, int seat) {
    return table(state.phase()).menu(bits(state, seat));
  }

  /// The table that belongs to a phase. After the end there is one too, and nothing of it is open.
  static MoveTable<XiiMove> table(Phase phase) {
    return switch (phase) {
      case PICK -> MoveTables.PICKS;
      case USE -> MoveTables.USES;
      case PART -> MoveTables.PARTS;
      case TRADE -> MoveTables.TRADES;
      case WAR -> MoveTables.WAR;
      case BONUS, OVER -> MoveTables.BONUSES;
      case EQUAL -> MoveTables.EQUALS;
      case ASSIGN -> MoveTables.ASSIGNMENTS;
    };
  }

  static long bits(XiiState state, int seat) {
    if (Clock.isTurn(state.clock)) {
      return seat == state.active() ? state.menu() : 0;
    }
    return switch (state.phase()) {
      case WAR -> warBits(state, seat);
      case BONUS -> seat < state.seats() && Clock.bonus(state.clock, seat) != 0 ? 3 : 0;
      case ASSIGN, EQUAL, PICK, USE, PART, TRADE, OVER -> 0;
    };
  }

  static long turnBits(XiiState state, Phase phase) {
    return switch (phase) {
      case PICK -> Picking.picks(state);
      case USE -> Spending.uses(state);
      case PART -> Splitting.parts(state, Dice.held(state.dice));
      case TRADE -> trades(state);
      case EQUAL -> Rounds.equalBits(state);
      case ASSIGN -> GlobalEvents.choices(state.frame);
      case WAR, BONUS, OVER -> 0;
    };
  }

  private static long trades(XiiState state) {
    return Dice.is(state.dice, Dice.TRADED)
        ? MoveTables.TRADE_DONE
        : MoveTables.TRADE_DONE | Market.trades(state.frame, state.towns[state.active()]);
  }

  /// Everybody with POW may choose, and choose again until the last choice is in.
  private static long warBits(XiiState state, int seat) {
    boolean able = seat < state.seats() && Power.atWar(state.sheet(), state.towns[seat]) > 0;
    return able ? MoveTables.SUPPORT | MoveTables.AVOID : 0;
  }

  /// With a die in hand everything on the sheet can be pointed at; else the moves alone.
  static List<XiiMove> intents(XiiState state, Seat seat) {
    var moves = state.moves(seat).toList();
    if (state.phase() != Phase.USE) {
      return moves;
    }
    var all = new ArrayList<>(moves);
    MoveTables.USES.all().stream().filter(move -> !moves.contains(move)).forEach(all::add);
    return List.copyOf(all);
  }
}
