package loggia.games.cityofiron;

import java.util.Arrays;
import java.util.List;
import loggia.kernel.Attachment;
import loggia.kernel.Option;
import loggia.kernel.position.Keys;
import loggia.kernel.position.Word;

/// Reads a position. What a line leaves out has a sensible value: nobody has anything but what
/// every game starts with, the deck holds the buildings that lie nowhere else, and it is the first
/// turn.
final class PositionReader {
  private final Keys keys;
  private final CoiState s;
  private final Components c;

  static CoiState read(String text, Printing printing, List<Attachment> files) {
    return new PositionReader(text, printing, files).read();
  }

  private PositionReader(String text, Printing printing, List<Attachment> files) {
    keys = new Keys(text);
    int seats = keys.number("seats", 4, 2, 4);
    c =
        keys.take("components")
            .filter(hash -> !hash.is(Option.File.STANDARD))
            .map(hash -> components(hash, files))
            .orElse(printing.standard());
    var frame =
        new Frame(
            c,
            seats,
            keys.oneOf("nations", "special", "plain").equals("special"),
            keys.oneOf("towns", "base", "expansion").equals("expansion"),
            printing.picking(keys.oneOf("pick", "dealt", "chosen")));
    s = new CoiState(frame, new Board(), Step.ACTION);
  }

  private static Components components(Word hash, List<Attachment> files) {
    return Components.find(hash.text(), files)
        .orElseThrow(() -> hash.error("the file of the components " + hash.text() + " is missing"));
  }

  private static <E extends Enum<E>> int bits(Word ids, Class<E> type) {
    int bits = 0;
    for (Word id : ids.split(',')) {
      bits |= 1 << id.constant(type).ordinal();
    }
    return bits;
  }

  /// The things that are named after a key, as bits.
  static <E extends Enum<E>> int bits(Keys keys, String key, Class<E> type, int usual) {
    return keys.take(key).map(ids -> bits(ids, type)).orElse(usual);
  }

  private int[] numbers(String key, int count, int[] usual, int least, int most) {
    return keys.take(key).map(list -> numbers(list, count, least, most)).orElse(usual);
  }

  private static int[] numbers(Word list, int count, int least, int most) {
    var numbers = list.split(',');
    if (numbers.size() != count) {
      throw list.error("there must be " + count + " numbers, not " + numbers.size());
    }
    return numbers.stream().mapToInt(number -> number.number(least, most)).toArray();
  }

  private CoiState read() {
    for (int seat = 0; seat < s.seats(); seat++) {
      s.player(seat, new PlayerReader(keys, c, s.frame, seat).read());
      s.purchase =
          s.purchase.with(
              seat,
              keys.number((seat + 1) + ".basket", 0, 0, Integer.MAX_VALUE),
              keys.number((seat + 1) + ".returned", 0, 0, Integer.MAX_VALUE));
    }
    readBoard();
    for (int seat = 0; seat < s.seats(); seat++) {
      Player player = s.player(seat);
      player.goods = Owned.goods(c, player, s.board.wild);
      player.effects = Owned.effects(c, player);
    }
    readTurn();
    keys.end();
    return s;
  }

  private void readBoard() {
    Board board = s.board;
    board.round = keys.number("round", 1, 1, 99);
    int slots = c.slots[s.seats()];
    board.row = keys.take("row").map(row -> row(row, slots)).orElseGet(() -> new byte[slots]);
    board.deck = keys.take("deck").map(PositionReader::cards).orElseGet(this::restOfDeck);
    int owned = 0;
    int settled = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      owned |= s.player(seat).towns;
      settled |= s.player(seat).lands();
    }
    int lands = (1 << Components.LANDS) - 2 & (s.seats() == 2 ? ~c.marked : -1);
    board.lands = bits(keys, "lands", Land.class, lands & ~settled);
    board.open = bits(keys, "open", Town.class, firstTowns(owned));
    board.piles = keys.take("piles").map(PositionReader::piles).orElseGet(() -> new long[4]);
    board.due = bits(keys, "due", ScoreCard.class, 0);
    board.scored = keys.number("scored", 0, 0, 3);
    board.wild =
        keys.take("wild")
            .filter(good -> !good.is(""))
            .map(good -> good.constant(Good.class).ordinal() + 1)
            .orElse(0);
  }

  private static byte[] row(Word value, int slots) {
    byte[] given = cards(value);
    if (given.length > slots) {
      throw value.error("there are only " + slots + " slots");
    }
    return Arrays.copyOf(given, slots);
  }

  private static byte[] cards(Word value) {
    var ids = value.split(',');
    var cards = new byte[ids.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = (byte) card(ids.get(i));
    }
    return cards;
  }

  private static int card(Word id) {
    if (id.is("-")) {
      return 0;
    }
    return id.text().startsWith("score-")
        ? Board.SCORE + id.constant(ScoreCard.class).ordinal()
        : id.constant(Building.class).ordinal() + 1;
  }

  /// The buildings that lie nowhere else, each letter followed by its Score Card.
  private byte[] restOfDeck() {
    int[] left = Row.discards(s);
    var deck = new byte[Components.KINDS * 7 + 3];
    int size = 0;
    for (int letter = 0; letter < 3; letter++) {
      for (int kind = 0; kind < left.length; kind++) {
        for (int i = 0; i < left[kind] && ComponentsCheck.deck(kind) == letter; i++) {
          deck[size++] = (byte) (kind + 1);
        }
      }
      deck[size++] = (byte) (Board.SCORE + letter);
    }
    return Arrays.copyOf(deck, size);
  }

  /// The first town of each pile that nobody owns; three of the starless ones.
  private int firstTowns(int owned) {
    var want = new int[] {s.frame.expansion() ? 3 : 0, 1, 1, 1};
    int open = 0;
    for (int town = 0; town < Components.TOWNS; town++) {
      if ((owned >>> town & 1) == 0 && want[c.stars[town]]-- > 0) {
        open |= 1 << town;
      }
    }
    return open;
  }

  private static long[] piles(Word value) {
    var lists = value.split(';');
    if (lists.size() != 4) {
      throw value.error("there must be four lists, starless first, separated by ';'");
    }
    var piles = new long[4];
    for (int pile = 0; pile < 4; pile++) {
      for (Word id : lists.get(pile).split(',').reversed()) {
        piles[pile] = piles[pile] << 5 | id.constant(Town.class).ordinal() + 1;
      }
    }
    return piles;
  }

  private void readTurn() {
    int seats = s.seats();
    int[] line = {1, 2, 3, 4};
    line = Arrays.copyOf(line, seats);
    int[] order = numbers("order", seats, line, 1, seats);
    int[] turns = numbers("turns", seats, order, 1, seats);
    for (int place = 0; place < seats; place++) {
      s.bidOrder |= (char) (order[place] - 1 << 2 * place);
      s.turnOrder |= (char) (turns[place] - 1 << 2 * place);
    }
    s.step = keys.take("step").map(step -> step.constant(Step.class)).orElse(Step.ACTION);
    s.turn = (byte) keys.number("turn", 0, 0, Turn.ACTIONS * seats);
    var usual = new int[seats];
    for (int place = 0; place < seats && s.step != Step.BID; place++) {
      usual[turns[place] - 1] = 7 - place;
    }
    int[] bids = numbers("bids", seats, usual, 0, Bidding.SPACES);
    for (int seat = 0; seat < seats; seat++) {
      s.bids |= (char) (bids[seat] << 4 * seat);
    }
    int[] what = numbers("what", 8, new int[8], 0, 255);
    for (int lane = 0; lane < 8; lane++) {
      s.what(lane, what[lane]);
    }
    s.chosen = bits(keys, "chosen", Card.class, 0);
    s.fighting = bits(keys, "fighting", Card.class, 0);
    s.chance = keys.take("chance").map(Word::hex).orElse(0L);
    s.disclosures = keys.number("disclosures", 0, 0, Integer.MAX_VALUE);
    int awaited = keys.take("awaited").map(this::seats).orElseGet(this::usuallyAwaited);
    s.awaited = (byte) awaited;
  }

  private int seats(Word numbers) {
    int bits = 0;
    for (Word number : numbers.split(',')) {
      bits |= 1 << number.seat(s.seats());
    }
    return bits;
  }

  private int usuallyAwaited() {
    return switch (s.step) {
      case OVER -> 0;
      case PILES, PURCHASE -> (1 << s.seats()) - 1;
      case BID, NATION -> 1 << CoiState.seatAt(s.bidOrder, 0);
      case SECOND_BID,
          ACTION,
          BUILD,
          STORE,
          CITY,
          RAZE,
          TOWN,
          FIGHT,
          PAY,
          LAND,
          TOKEN,
          DISTRICT,
          ROB,
          FROM,
          WHICH,
          TO,
          BURY,
          CONFIRM,
          WILD ->
          1 << CoiState.seatAt(s.turnOrder, s.turn % s.seats());
    };
  }
}
