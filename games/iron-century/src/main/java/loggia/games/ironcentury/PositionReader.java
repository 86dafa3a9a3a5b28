package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import loggia.kernel.Attachment;
import loggia.kernel.Journal;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;

/// Reads what [PositionWriter] writes, and shorter lines.
final class PositionReader {
  private final Map<String, String> single = new HashMap<>();
  private final List<String[]> parts = new ArrayList<>();
  private final IronState state;
  private final CardSet set;
  private final List<Knowledge.Blind> blinds = new ArrayList<>();

  /// By holder, then two for each viewer.
  private final long[][] known;

  /// Where the cards are that are named nowhere.
  private int restAt = Board.DECK;

  /// @param rules the version of the rules under which the game goes on
  static IronState read(String text, int rules, List<Attachment> files) {
    return new PositionReader(text, rules, files).read();
  }

  private PositionReader(String text, int rules, List<Attachment> files) {
    for (String part : text.strip().split("\\s*;\\s*", -1)) {
      if (part.isEmpty()) {
        continue;
      }
      String[] words = part.split("\\s+", -1);
      parts.add(words);
      single.put(words[0], part.substring(words[0].length()).strip());
    }
    Edition edition = oneOf(Edition.class, single.getOrDefault("edition", "en"));
    String hash = single.getOrDefault("set", CardSet.STANDARD);
    set =
        CardSets.find(hash, edition, files)
            .orElseThrow(() -> error("the file of the card set " + hash + " is missing"));
    int seats = number(single.getOrDefault("seats", "2"), 2, 5);
    boolean pairs = single.containsKey("pairs");
    if (pairs && seats != 4) {
      throw error("pairs need 4 seats");
    }
    state = new IronState(new Frame(rules, set, seats, pairs));
    known = new long[seats][2 * seats];
  }

  private IronState read() {
    state.step = Board.Step.ACT;
    state.turns = 1;
    parts.forEach(this::readPart);
    state.knowledge = Knowledge.of(known, List.copyOf(blinds));
    placeRest();
    if (state.step == Board.Step.OVER) {
      state.waiting = Board.NOBODY;
    } else {
      Chain.proceed(state, Journal.NONE);
    }
    return state;
  }

  private void readPart(String[] words) {
    String value = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "edition", "set", "seats", "pairs" -> {}
      case "first" -> state.stock.first = seat(value);
      case "step" -> state.step = oneOf(Board.Step.class, value);
      case "turn" -> state.turn = seat(value);
      case "turns" -> state.turns = (char) number(value, 0, Character.MAX_VALUE);
      case "culture" -> state.culture = (byte) culture(value);
      case "placed" -> state.placed = true;
      case "attacked" -> state.attacked = true;
      case "closed" -> state.closed = true;
      case "exchanged" -> state.exchanged = (byte) number(value, 0, 127);
      case "refuges" -> state.refuges = (byte) number(value, 0, 31);
      case "run-outs" -> state.stock.runOuts = (byte) number(value, 0, 2);
      case "dry" -> state.stock.dry = (byte) number(value, 0, 5);
      case "passes" -> state.passes = (byte) number(value, 0, 5);
      case "asker" -> state.asker = seat(value);
      case "winner" -> state.stock.winner = seat(value);
      case "city" -> readCity(seat(value), rest(words, 2));
      case "hand" -> readCards(Board.handAt(seat(value)), rest(words, 2));
      case "deck" -> readCards(Board.DECK, rest(words, 1));
      case "rest" -> restAt = value.equals("pile") ? Board.PILE : Board.handAt(seat(value));
      case "pile" -> readCards(Board.PILE, rest(words, 1));
      case "shown" -> readCards(Board.SHOWN, rest(words, 1));
      case "standing" ->
          state.stand(
              seat(value),
              IronMove.Until.find(words[words.length - 1])
                  .orElseThrow(() -> error("unknown standing answer '" + words[2] + "'")));
      case "link" -> readLink(words);
      case "progress" -> state.resume(number(value, 0, 0x2FFF));
      case "knows" -> readKnown(words);
      case "unsure" -> readUnsure(words);
      case "disclosures" -> state.stock.disclosures = number(value, 0, Integer.MAX_VALUE);
      case "chance" -> state.stock.chance = chance(value);
      default -> throw error("unknown word '" + words[0] + "'");
    }
  }

  private static String[] rest(String[] words, int from) {
    return Arrays.copyOfRange(words, Math.min(from, words.length), words.length);
  }

  private void readCity(int seat, String[] words) {
    for (String word : words) {
      String[] both = word.split("@", 2);
      int card = card(both[0]);
      if (Layout.isProtagonist(card)) {
        state.stock.protagonists |= card - Layout.PROTAGONISTS + 1 << 4 * seat;
      } else if (Layout.isNamed(card)) {
        state.enter(seat, card);
        if (Layout.isObject(card)) {
          int bearer = both.length == 2 ? card(both[1]) : Layout.PROTAGONISTS;
          state.setBearer(card, Layout.isProtagonist(bearer) ? Board.PROTAGONIST_BEARS : bearer);
        }
      } else {
        throw error("'" + word + "' cannot be in a City");
      }
    }
  }

  private void readCards(int at, String[] words) {
    long[] cards = cards(words);
    add(at, cards[0], cards[1]);
  }

  private long[] cards(String[] words) {
    var cards = new long[2];
    for (String word : words) {
      String[] both = word.split("\\*", 2);
      int card = card(both[0]);
      int copies = both.length == 2 ? number(both[1], 1, 127) : 1;
      if (Layout.isNamed(card) && copies == 1) {
        cards[0] |= 1L << card;
      } else if (card >= Layout.ATTACK && copies <= Layout.copies(set.allActions, card)) {
        cards[1] += copies * Layout.unit(card);
      } else {
        throw error("'" + word + "' cannot be here");
      }
    }
    return cards;
  }

  private void readLink(String[] words) {
    if (words.length != 8) {
      throw error("a link has seven parts: what, by, card, target, city, culture, resume");
    }
    state.chain =
        Link.of(
            oneOf(Link.What.class, words[1]),
            seat(words[2]),
            card(words[3]),
            words[4].equals("-") ? -1 : card(words[4]),
            number(words[5], 0, state.frame.seats()) - 1,
            words[6].equals("-") ? -1 : culture(words[6]),
            number(words[7], 0, 0x2FFF),
            state.chain);
  }

  private void readKnown(String[] words) {
    if (words.length < 3) {
      throw error("'knows' needs a viewer, a holder and cards");
    }
    int at = 2 * seat(words[1]);
    long[] hand = known[seat(words[2])];
    long[] cards = cards(rest(words, 3));
    hand[at] |= cards[0];
    hand[at + 1] += cards[1];
  }

  private void readUnsure(String[] words) {
    if (words.length < 5) {
      throw error("'unsure' needs a viewer, two hands, a number and cards");
    }
    long[] cards = cards(rest(words, 5));
    blinds.add(
        new Knowledge.Blind(
            seat(words[1]),
            seat(words[2]),
            seat(words[3]),
            number(words[4], 1, 136),
            cards[0],
            cards[1]));
  }

  private void placeRest() {
    long named = Layout.ALL_NAMED;
    long actions = set.allActions;
    for (int seat = 0; seat < state.frame.seats(); seat++) {
      named = takeNamed(named, state.city(seat));
      named = takeNamed(named, state.hand(seat));
      actions = takeActions(actions, state.actions(seat));
    }
    for (int at : new int[] {Board.DECK, Board.PILE, Board.SHOWN}) {
      named = takeNamed(named, state.at(at).named);
      actions = takeActions(actions, state.at(at).actions);
    }
    for (Link link = state.chain; link != null; link = link.below()) {
      switch (link.what()) {
        case SPECIAL -> actions = takeActions(actions, Layout.unit(link.card()));
        case POWER -> {
          if (!state.frame.discardsUsedObjects()) {
            named = takeNamed(named, 1L << link.card());
          }
        }
        case ATTACK, FALLEN -> {}
      }
    }
    add(restAt, named, actions);
  }

  private void add(int at, long named, long actions) {
    Cards cards = state.editAt(at);
    cards.named |= named;
    cards.actions += actions;
  }

  private long takeNamed(long from, long cards) {
    if ((cards & ~from) != 0) {
      throw error(
          "'" + set.card(Long.numberOfTrailingZeros(cards & ~from)).id() + "' is there twice");
    }
    return from & ~cards;
  }

  private long takeActions(long from, long cards) {
    for (int card = Layout.ATTACK; card < Layout.PLACES; card++) {
      if (Layout.copies(cards, card) > Layout.copies(from, card)) {
        throw error("there are too many of '" + set.card(card).id() + "'");
      }
    }
    return from - cards;
  }

  private int card(String id) {
    return set.find(id).orElseThrow(() -> error("there is no card '" + id + "'")).index;
  }

  private static int culture(String id) {
    return Culture.find(id).orElseThrow(() -> error("there is no Culture '" + id + "'")).index();
  }

  private byte seat(String word) {
    return (byte) (number(word, 1, state.frame.seats()) - 1);
  }

  private static int number(String word, int least, int most) {
    if (word.matches("[0-9]{1,10}")) {
      long number = Long.parseLong(word);
      if (number >= least && number <= most) {
        return (int) number;
      }
    }
    throw error("'" + word + "' is not a number from " + least + " to " + most);
  }

  private static long chance(String word) {
    if (!word.matches("-?[0-9]{1,19}")) {
      throw error("'" + word + "' is not a number");
    }
    return new java.math.BigInteger(word).longValue();
  }

  private static <E extends Enum<E>> E oneOf(Class<E> type, String word) {
    for (E each : type.getEnumConstants()) {
      if (each.name().toLowerCase(Locale.ROOT).equals(word)) {
        return each;
      }
    }
    throw error(
        "'"
            + word
            + "' is none of "
            + Arrays.toString(type.getEnumConstants()).toLowerCase(Locale.ROOT));
  }

  private static Refusal error(String problem) {
    return new Refusal(new Reasons.BadPosition(problem));
  }
}
