package loggia.games.cityofiron;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import loggia.kernel.Attachment;
import loggia.kernel.Named;
import loggia.kernel.Option;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;

/// Reads a position. What a line leaves out has a sensible value: nobody has anything but what
/// every game starts with, the deck holds the buildings that lie nowhere else, and it is the first
/// turn.
final class PositionReader {
  private final Map<String, String> words = new LinkedHashMap<>();
  private final CoiState s;
  private final Components c;

  static CoiState read(String text, Printing printing, List<Attachment> files) {
    return new PositionReader(text, printing, files).read();
  }

  private PositionReader(String text, Printing printing, List<Attachment> files) {
    for (String word : text.strip().split("\\s+", -1)) {
      int at = word.indexOf('=');
      if (at < 1) {
        throw bad("'" + word + "' is not of the form key=value");
      }
      if (words.put(word.substring(0, at), word.substring(at + 1)) != null) {
        throw bad("'" + word.substring(0, at) + "' is there twice");
      }
    }
    int seats = number("seats", 4, 2, 4);
    String hash = take("components").orElse(Option.File.STANDARD);
    c =
        hash.equals(Option.File.STANDARD)
            ? printing.standard()
            : Components.find(hash, files)
                .orElseThrow(() -> bad("the file of the components " + hash + " is missing"));
    var frame =
        new Frame(
            c,
            seats,
            word("nations", "special", "plain").equals("special"),
            word("towns", "base", "expansion").equals("expansion"),
            printing.picking(word("pick", "dealt", "chosen")));
    s = new CoiState(frame, new Board(), Step.ACTION);
  }

  static Refusal bad(String problem) {
    return new Refusal(new Reasons.BadPosition(problem));
  }

  private Optional<String> take(String key) {
    return Optional.ofNullable(words.remove(key));
  }

  private String word(String key, String usual, String other) {
    String value = take(key).orElse(usual);
    if (!value.equals(usual) && !value.equals(other)) {
      throw bad(key + " is '" + value + "'; it can be " + usual + " or " + other);
    }
    return value;
  }

  private int number(String key, int usual, int least, int most) {
    return take(key).map(value -> number(key, value, least, most)).orElse(usual);
  }

  private static int number(String key, String value, int least, int most) {
    try {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw bad(key + ": '" + value + "' is not a number");
    }
    throw bad(key + " is " + value + "; it can be " + least + " to " + most);
  }

  private static List<String> split(String value) {
    return value.isEmpty() ? List.of() : List.of(value.split(",", -1));
  }

  static <E extends Named> E find(String key, E[] all, String id) {
    return Words.find(all, id).orElseThrow(() -> bad(key + ": there is no '" + id + "'"));
  }

  private static <E extends Enum<E> & Named> int bits(String key, E[] all, String value) {
    int bits = 0;
    for (String id : split(value)) {
      bits |= 1 << find(key, all, id).ordinal();
    }
    return bits;
  }

  private <E extends Enum<E> & Named> int bits(String key, E[] all, int usual) {
    return take(key).map(value -> bits(key, all, value)).orElse(usual);
  }

  private int[] numbers(String key, int count, int[] usual, int least, int most) {
    Optional<String> value = take(key);
    if (value.isEmpty()) {
      return usual;
    }
    int[] numbers =
        split(value.get()).stream().mapToInt(n -> number(key, n, least, most)).toArray();
    if (numbers.length != count) {
      throw bad(key + " needs " + count + " numbers");
    }
    return numbers;
  }

  private CoiState read() {
    for (int seat = 0; seat < s.seats(); seat++) {
      s.player(seat, new PlayerReader(this, c, s.frame, seat).read());
      s.purchase =
          s.purchase.with(
              seat,
              number((seat + 1) + ".basket", 0, 0, Integer.MAX_VALUE),
              number((seat + 1) + ".returned", 0, 0, Integer.MAX_VALUE));
    }
    readBoard();
    for (int seat = 0; seat < s.seats(); seat++) {
      Player player = s.player(seat);
      player.goods = Owned.goods(c, player, s.board.wild);
      player.effects = Owned.effects(c, player);
    }
    readTurn();
    if (!words.isEmpty()) {
      throw bad("there is no key '" + words.keySet().iterator().next() + "'");
    }
    return s;
  }

  private void readBoard() {
    Board board = s.board;
    board.round = number("round", 1, 1, 99);
    var row = new byte[c.slots[s.seats()]];
    byte[] given = take("row").map(value -> cards("row", value)).orElse(row);
    if (given.length > row.length) {
      throw bad("row: there are only " + row.length + " slots");
    }
    System.arraycopy(given, 0, row, 0, given.length);
    board.row = row;
    board.deck = take("deck").map(value -> cards("deck", value)).orElseGet(this::restOfDeck);
    int owned = 0;
    int settled = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      owned |= s.player(seat).towns;
      settled |= s.player(seat).lands();
    }
    int lands = (1 << Components.LANDS) - 2 & (s.seats() == 2 ? ~c.marked : -1);
    board.lands = bits("lands", Land.values(), lands & ~settled);
    board.open = bits("open", Town.values(), firstTowns(owned));
    board.piles = take("piles").map(PositionReader::piles).orElseGet(() -> new long[4]);
    board.due = bits("due", ScoreCard.values(), 0);
    board.scored = number("scored", 0, 0, 3);
    board.wild =
        take("wild")
            .filter(id -> !id.isEmpty())
            .map(id -> find("wild", Good.values(), id).ordinal() + 1)
            .orElse(0);
  }

  private static byte[] cards(String key, String value) {
    List<String> ids = split(value);
    var cards = new byte[ids.size()];
    for (int i = 0; i < cards.length; i++) {
      String id = ids.get(i);
      cards[i] =
          (byte)
              (id.equals("-")
                  ? 0
                  : id.startsWith("score-")
                      ? Board.SCORE + find(key, ScoreCard.values(), id).ordinal()
                      : find(key, Building.values(), id).ordinal() + 1);
    }
    return cards;
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

  private static long[] piles(String value) {
    String[] lists = value.split(";", -1);
    if (lists.length != 4) {
      throw bad("piles: there are four, starless first, separated by ';'");
    }
    var piles = new long[4];
    for (int pile = 0; pile < 4; pile++) {
      for (String id : split(lists[pile]).reversed()) {
        piles[pile] = piles[pile] << 5 | find("piles", Town.values(), id).ordinal() + 1;
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
    s.step = find();
    s.turn = (byte) number("turn", 0, 0, Turn.ACTIONS * seats);
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
    s.chosen = bits("chosen", Card.values(), 0);
    s.fighting = bits("fighting", Card.values(), 0);
    s.chance = take("chance").map(PositionReader::hex).orElse(0L);
    s.disclosures = number("disclosures", 0, 0, Integer.MAX_VALUE);
    int awaited = take("awaited").map(this::seats).orElseGet(this::usuallyAwaited);
    s.awaited = (byte) awaited;
  }

  private Step find() {
    String id = take("step").orElse("action");
    return Stream.of(Step.values())
        .filter(step -> Words.id(step).equals(id))
        .findFirst()
        .orElseThrow(() -> bad("step: there is no '" + id + "'"));
  }

  private static long hex(String value) {
    try {
      return Long.parseUnsignedLong(value, 16);
    } catch (NumberFormatException e) {
      throw bad("chance: '" + value + "' is not a hexadecimal number");
    }
  }

  private int seats(String value) {
    int bits = 0;
    for (String seat : split(value)) {
      bits |= 1 << number("awaited", seat, 1, s.seats()) - 1;
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

  /// For the part of one player.
  Optional<String> take(int seat, String key) {
    return take((seat + 1) + "." + key);
  }

  int number(int seat, String key, int usual, int most) {
    return number((seat + 1) + "." + key, usual, 0, most);
  }

  <E extends Enum<E> & Named> int bits(int seat, String key, E[] all, int usual) {
    return bits((seat + 1) + "." + key, all, usual);
  }
}
