package loggia.games.cityofiron;

import java.util.Optional;

/// The part of a position that is about one player.
final class PlayerReader {
  private final PositionReader reader;
  private final Components c;
  private final Frame frame;
  private final int seat;
  private final Player player = new Player();

  PlayerReader(PositionReader reader, Components c, Frame frame, int seat) {
    this.reader = reader;
    this.c = c;
    this.frame = frame;
    this.seat = seat;
  }

  Player read() {
    Optional<String> nation = reader.take(seat, "nation");
    int index =
        nation
            .map(
                id ->
                    id.isEmpty()
                        ? -1
                        : PositionReader.find("nation", Nation.values(), id).ordinal())
            .orElse(seat);
    player.nation = (byte) index;
    player.coins = reader.number(seat, "coins", c.startCoins, 9999);
    player.science = (short) reader.number(seat, "science", c.startScience, 9999);
    reader.take(seat, "points").ifPresent(this::readPoints);
    readCards();
    player.towns = reader.bits(seat, "towns", Town.values(), 0);
    reader.take(seat, "cities").ifPresent(this::readCities);
    reader.take(seat, "store").ifPresent(this::readStore);
    return player;
  }

  private void readPoints(String value) {
    String[] parts = value.split(",", -1);
    for (int i = 0; i < parts.length; i++) {
      player.vp |= number("points", parts[i]) << 10 * i;
    }
  }

  private static int number(String key, String value) {
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException e) {
      throw PositionReader.bad(key + ": '" + value + "' is not a number");
    }
  }

  private void readCards() {
    player.hand = reader.bits(seat, "hand", Card.values(), 0);
    player.seen = reader.bits(seat, "seen", Card.values(), player.hand);
    Nation nation = Nation.of(Math.max(0, player.nation));
    int all = player.nation < 0 ? 0 : SetUp.allCards(nation, frame.special());
    int start = player.nation < 0 ? 0 : SetUp.startCards(nation, frame.special());
    int bought = reader.bits(seat, "deck", Card.values(), -1);
    int away = player.hand | (bought == -1 ? 0 : bought);
    for (CardKind kind : CardKind.values()) {
      Optional<String> queue = reader.take(seat, kind.id());
      int batches = reader.number(seat, kind.id() + "-batches", -1, 0xFFFF);
      if (queue.isPresent()) {
        readQueue(kind, queue.get());
      } else {
        startPile(kind, start & ~away & kind.cards());
      }
      if (batches >= 0) {
        player.batches |= kind == CardKind.CITIZEN ? batches : batches << 16;
      } else if (queue.isPresent()) {
        int ends = (1 << player.cards(kind)) - 1;
        player.batches |= kind == CardKind.CITIZEN ? ends : ends << 16;
      }
    }
    player.deck = bought == -1 ? all & ~player.hand & ~piled() : bought;
  }

  private int piled() {
    int cards = 0;
    for (CardKind kind : CardKind.values()) {
      for (int i = 0; i < player.cards(kind); i++) {
        cards |= 1 << player.card(kind, i);
      }
    }
    return cards;
  }

  private void startPile(CardKind kind, int cards) {
    for (int left = cards; left != 0; left &= left - 1) {
      player.discard(Integer.numberOfTrailingZeros(left));
    }
    if (cards != 0) {
      player.endStart(kind);
    }
  }

  private void readQueue(CardKind kind, String value) {
    String[] piles = value.split(";", -1);
    for (int pile = 0; pile < piles.length; pile++) {
      for (String id : piles[pile].isEmpty() ? new String[0] : piles[pile].split(",", -1)) {
        Card card = PositionReader.find(kind.id(), Card.values(), id);
        if (card.kind() != kind) {
          throw PositionReader.bad(kind.id() + ": " + id + " is not of this kind");
        }
        player.discard(card.ordinal());
      }
      if (pile == 0 && kind == CardKind.CITIZEN) {
        player.citizenDraws = player.citizenCards;
      } else if (pile == 0) {
        player.militaryDraws = player.militaryCards;
      }
    }
  }

  /// `start:a1,a2;a@amber-shore:b1;b>start:`
  private void readCities(String value) {
    for (String part : value.isEmpty() ? new String[0] : value.split(";", -1)) {
      int colon = part.indexOf(':');
      String where = colon < 0 ? part : part.substring(0, colon);
      City city = City.START;
      if (where.indexOf('@') > 0) {
        city = find(where.substring(0, where.indexOf('@')));
        String land = where.substring(where.indexOf('@') + 1);
        player.token(city, PositionReader.find("cities", Land.values(), land).ordinal());
      } else if (where.indexOf('>') > 0) {
        City token = find(where.substring(0, where.indexOf('>')));
        City home = find(where.substring(where.indexOf('>') + 1));
        player.token(token, Player.district(home.ordinal()));
        continue;
      } else {
        city = find(where);
      }
      for (String id :
          colon < 0 || colon == part.length() - 1
              ? new String[0]
              : part.substring(colon + 1).split(",", -1)) {
        int kind = PositionReader.find("cities", Building.values(), id).ordinal();
        player.lot(city.ordinal(), Lot.add(player.cities[city.ordinal()], kind));
      }
    }
  }

  private static City find(String id) {
    return PositionReader.find("cities", City.values(), id);
  }

  private void readStore(String value) {
    for (String id : value.isEmpty() ? new String[0] : value.split(",", -1)) {
      player.store(PositionReader.find("store", Building.values(), id).ordinal(), 1);
    }
  }
}
