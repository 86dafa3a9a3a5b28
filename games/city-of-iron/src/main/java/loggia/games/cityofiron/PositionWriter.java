package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Named;

/// A state as a line of `key=value` words, which [PositionReader] reads back.
final class PositionWriter {
  private final CoiState s;
  private final StringBuilder text = new StringBuilder();

  private PositionWriter(CoiState s) {
    this.s = s;
  }

  static String write(CoiState s) {
    var writer = new PositionWriter(s);
    writer.table();
    for (int seat = 0; seat < s.seats(); seat++) {
      writer.player(seat);
    }
    return writer.text.toString();
  }

  private void put(String key, Object value) {
    text.append(text.isEmpty() ? "" : " ").append(key).append('=').append(value);
  }

  private static String join(List<? extends Named> things) {
    return String.join(",", things.stream().map(Named::id).toList());
  }

  private void table() {
    Board board = s.board;
    put("seats", s.seats());
    put("nations", s.frame.special() ? "special" : "plain");
    put("towns", s.frame.expansion() ? "expansion" : "base");
    put("pick", s.frame.dealt() ? "dealt" : "chosen");
    put("components", s.frame.components().hash);
    put("round", board.round);
    put("step", Words.id(s.step));
    put("awaited", seats(s.awaited));
    put("order", order(s.bidOrder));
    put("turns", order(s.turnOrder));
    put("bids", bids());
    put("turn", s.turn);
    put("what", what());
    put("chosen", join(Words.members(Card.values(), s.chosen)));
    put("fighting", join(Words.members(Card.values(), s.fighting)));
    put("row", cards(board.row, 0));
    put("deck", cards(board.deck, board.drawn));
    put("open", join(Words.members(Town.values(), board.open)));
    put("piles", piles());
    put("lands", join(Words.members(Land.values(), board.lands)));
    put("due", join(Words.members(ScoreCard.values(), board.due)));
    put("scored", board.scored);
    put("wild", board.wild == 0 ? "" : Good.of(board.wild - 1).id());
    put("chance", Long.toHexString(s.chance));
    put("disclosures", s.disclosures);
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
    put(p + "nation", player.nation < 0 ? "" : Nation.of(player.nation).id());
    put(p + "coins", player.coins);
    put(p + "science", player.science);
    put(p + "points", player.points(0) + "," + player.points(1) + "," + player.points(2));
    put(p + "hand", join(Words.members(Card.values(), player.hand)));
    put(p + "seen", join(Words.members(Card.values(), player.seen)));
    put(p + "deck", join(Words.members(Card.values(), player.deck)));
    for (CardKind kind : CardKind.values()) {
      put(p + kind.id(), queue(player, kind));
      put(p + kind.id() + "-batches", player.batches(kind));
    }
    put(p + "cities", cities(player));
    put(p + "towns", join(Words.members(Town.values(), player.towns)));
    put(p + "store", store(player));
    put(p + "basket", s.purchase.basket(seat));
    put(p + "returned", s.purchase.returned(seat));
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
