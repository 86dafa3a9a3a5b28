package loggia.games.cityofiron;

import java.util.List;
import java.util.Optional;
import loggia.kernel.position.Keys;
import loggia.kernel.position.Word;

/// The part of a position that is about one player: `1.coins=5 1.hand=spy`.
final class PlayerReader {
  private final Keys keys;
  private final Components c;
  private final Frame frame;
  private final int seat;
  private final Player player = new Player();

  PlayerReader(Keys keys, Components c, Frame frame, int seat) {
    this.keys = keys;
    this.c = c;
    this.frame = frame;
    this.seat = seat;
  }

  Player read() {
    player.nation = take("nation").map(PlayerReader::nation).orElse((byte) seat);
    player.coins = number("coins", c.startCoins, 9999);
    player.science = (short) number("science", c.startScience, 9999);
    take("points").ifPresent(this::readPoints);
    readCards();
    player.towns = PositionReader.bits(keys, key("towns"), Town.class, 0);
    take("cities").ifPresent(this::readCities);
    take("store").ifPresent(this::readStore);
    return player;
  }

  private String key(String about) {
    return (seat + 1) + "." + about;
  }

  private Optional<Word> take(String about) {
    return keys.take(key(about));
  }

  private int number(String about, int usual, int most) {
    return keys.number(key(about), usual, 0, most);
  }

  private int cards(String about, int usual) {
    return PositionReader.bits(keys, key(about), Card.class, usual);
  }

  /// Nobody's while players choose: `1.nation=`.
  private static byte nation(Word id) {
    return (byte) (id.is("") ? -1 : id.constant(Nation.class).ordinal());
  }

  private void readPoints(Word value) {
    var parts = value.split(',');
    if (parts.size() > 3) {
      throw value.error("points are scored three times, not " + parts.size());
    }
    for (int i = 0; i < parts.size(); i++) {
      player.vp |= parts.get(i).number(0, 1023) << 10 * i;
    }
  }

  private void readCards() {
    player.hand = cards("hand", 0);
    player.seen = cards("seen", player.hand);
    Nation nation = Nation.of(Math.max(0, player.nation));
    int all = player.nation < 0 ? 0 : SetUp.allCards(nation, frame.special());
    int start = player.nation < 0 ? 0 : SetUp.startCards(nation, frame.special());
    int bought = cards("deck", -1);
    int away = player.hand | (bought == -1 ? 0 : bought);
    for (CardKind kind : CardKind.values()) {
      Optional<Word> queue = take(kind.id());
      int batches = number(kind.id() + "-batches", -1, 0xFFFF);
      if (queue.isPresent()) {
        readQueue(kind, queue.get().split(';'));
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

  /// The draw pile, then the discards.
  private void readQueue(CardKind kind, List<Word> piles) {
    for (int pile = 0; pile < piles.size(); pile++) {
      for (Word id : piles.get(pile).split(',')) {
        Card card = id.constant(Card.class);
        if (card.kind() != kind) {
          throw id.error(card.id() + " is not of this kind");
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
  private void readCities(Word value) {
    for (Word part : value.split(';')) {
      Word where = part.before(':');
      Optional<Word> home = where.after('>');
      Optional<Word> land = where.after('@');
      if (home.isPresent()) {
        City token = where.before('>').constant(City.class);
        player.token(token, Player.district(home.get().constant(City.class).ordinal()));
      } else {
        City city = where.before('@').constant(City.class);
        land.ifPresent(id -> player.token(city, id.constant(Land.class).ordinal()));
        for (Word id : part.after(':').map(ids -> ids.split(',')).orElse(List.of())) {
          int kind = id.constant(Building.class).ordinal();
          player.lot(city.ordinal(), Lot.add(player.cities[city.ordinal()], kind));
        }
      }
    }
  }

  private void readStore(Word value) {
    for (Word id : value.split(',')) {
      player.store(id.constant(Building.class).ordinal(), 1);
    }
  }
}
