package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Named;
import loggia.kernel.position.Line;

/// A state as a line of `key=value` words, which [PositionReader] reads back.
final class PositionWriter {
  private final CoiState s;
  private final Line line = Line.ofKeys();

  private PositionWriter(CoiState s) {
    this.s = s;
  }

  static String write(CoiState s) {
    var writer = new PositionWriter(s);
    writer.table();
    for (int seat = 0; seat < s.seats(); seat++) {
      writer.player(seat);
    }
    return writer.line.toString();
  }

  private static String join(List<? extends Named> things) {
    return String.join(",", things.stream().map(Named::id).toList());
  }

  private void table() {
    Board board = s.board;
    line.put("seats", s.seats());
    line.put("nations", s.frame.special() ? "special" : "plain");
    line.put("towns", s.frame.expansion() ? "expansion" : "base");
    line.put("pick", s.frame.dealt() ? "dealt" : "chosen");
    line.put("components", s.frame.components().hash);
    line.put("round", board.round);
    line.put("step", s.step.id());
    line.put("awaited", seats(s.awaited));
    line.put("order", order(s.bidOrder));
    line.put("turns", order(s.turnOrder));
    line.put("bids", bids());
    line.put("turn", s.turn);
    line.put("what", what());
    line.put("chosen", join(Ids.members(Card.values(), s.chosen)));
    line.put("fighting", join(Ids.members(Card.values(), s.fighting)));
    line.put("row", cards(board.row, 0));
    line.put("deck", cards(board.deck, board.drawn));
    line.put("open", join(Ids.members(Town.values(), board.open)));
    line.put("piles", piles());
    line.put("lands", join(Ids.members(Land.values(), board.lands)));
    line.put("due", join(Ids.members(ScoreCard.values(), board.due)));
    line.put("scored", board.scored);
    line.put("wild", board.wild == 0 ? "" : Good.of(board.wild - 1).id());
    line.put("chance", Long.toHexString(s.chance));
    line.put("disclosures", s.disclosures);
  }

  private static String seats(int bits) {
    var numbers = new ArrayList<String>();
    for (int left = bits; left != 0; left &= left - 1) {
      numbers.add(Integer.toString(Integer.numberOfTrailingZeros(left) + 1));
    }
    return String.join(",", numbers);
  }

  private String order(int order) {
    var numbers = new ArrayList<String>();
    for (int place = 0; place < s.seats(); place++) {
      numbers.add(Integer.toString(CoiState.seatAt(order, place) + 1));
    }
    return String.join(",", numbers);
  }

  private String bids() {
    var numbers = new ArrayList<String>();
    for (int seat = 0; seat < s.seats(); seat++) {
      numbers.add(Integer.toString(s.space(seat)));
    }
    return String.join(",", numbers);
  }

  private String what() {
    var numbers = new ArrayList<String>();
    for (int lane = 0; lane < 8; lane++) {
      numbers.add(Integer.toString(s.what(lane)));
    }
    return String.join(",", numbers);
  }

  private static String cards(byte[] cards, int from) {
    var ids = new ArrayList<String>();
    for (int i = from; i < cards.length; i++) {
      int card = cards[i];
      ids.add(
          card == 0
              ? "-"
              : card < Board.SCORE
                  ? Building.of(card - 1).id()
                  : ScoreCard.of(card - Board.SCORE).id());
    }
    return String.join(",", ids);
  }

  private String piles() {
    var piles = new ArrayList<String>();
    for (long pile : s.board.piles) {
      var towns = new ArrayList<Town>();
      for (long left = pile; left != 0; left >>>= 5) {
        towns.add(Town.of((int) (left & 31) - 1));
      }
      piles.add(join(towns));
    }
    return String.join(";", piles);
  }

  private void player(int seat) {
    Player player = s.player(seat);
    String p = (seat + 1) + ".";
    line.put(p + "nation", player.nation < 0 ? "" : Nation.of(player.nation).id());
    line.put(p + "coins", player.coins);
    line.put(p + "science", player.science);
    line.put(p + "points", player.points(0) + "," + player.points(1) + "," + player.points(2));
    line.put(p + "hand", join(Ids.members(Card.values(), player.hand)));
    line.put(p + "seen", join(Ids.members(Card.values(), player.seen)));
    line.put(p + "deck", join(Ids.members(Card.values(), player.deck)));
    for (CardKind kind : CardKind.values()) {
      line.put(p + kind.id(), queue(player, kind));
      line.put(p + kind.id() + "-batches", player.batches(kind));
    }
    line.put(p + "cities", cities(player));
    line.put(p + "towns", join(Ids.members(Town.values(), player.towns)));
    line.put(p + "store", store(player));
    line.put(p + "basket", s.purchase.basket(seat));
    line.put(p + "returned", s.purchase.returned(seat));
  }

  private static String queue(Player player, CardKind kind) {
    var draw = new ArrayList<Card>();
    var discard = new ArrayList<Card>();
    for (int i = 0; i < player.cards(kind); i++) {
      (i < player.draws(kind) ? draw : discard).add(Card.of(player.card(kind, i)));
    }
    return join(draw) + ";" + join(discard);
  }

  private static String cities(Player player) {
    var cities = new ArrayList<String>();
    for (City city : City.values()) {
      String where = "";
      if (city == City.A || city == City.B || city == City.C) {
        int use = player.token(city);
        if (use == 0) {
          continue;
        }
        where = use < 16 ? "@" + Land.of(use).id() : ">" + City.of(use - 16).id();
      } else if ((player.cityBits() >>> city.ordinal() & 1) == 0) {
        continue;
      }
      long lot = player.cities[city.ordinal()];
      var buildings = new ArrayList<Building>();
      for (int i = 0; i < Lot.size(lot); i++) {
        buildings.add(Building.of(Lot.get(lot, i)));
      }
      cities.add(city.id() + where + ":" + join(buildings));
    }
    return String.join(";", cities);
  }

  private static String store(Player player) {
    var store = new ArrayList<Building>();
    for (Building building : Building.values()) {
      for (int i = 0; i < player.stored(building.ordinal()); i++) {
        store.add(building);
      }
    }
    return join(store);
  }
}
