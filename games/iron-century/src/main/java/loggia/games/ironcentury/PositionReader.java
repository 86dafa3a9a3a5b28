package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import loggia.kernel.Attachment;
import loggia.kernel.Journal;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.position.Word;
import loggia.kernel.position.Words;

/// Reads what [PositionWriter] writes, and shorter lines.
final class PositionReader {
  private final List<Words> parts;
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
    parts = Words.parts(text, ';');
    var heads = new HashMap<String, Word>();
    for (Words part : Words.parts(text, ';')) {
      Word key = part.key();
      heads.put(key.text(), part.hasNext() ? part.next() : key);
    }
    Edition edition = head(heads, "edition", "en").constant(Edition.class);
    Word hash = head(heads, "set", CardSet.STANDARD);
    set =
        CardSets.find(hash.text(), edition, files)
            .orElseThrow(
                () -> hash.error("the file of the card set " + hash.text() + " is missing"));
    int seats = head(heads, "seats", "2").number(2, 5);
    Word pairs = heads.get("pairs");
    if (pairs != null && seats != 4) {
      throw pairs.error("pairs need 4 seats");
    }
    state = new IronState(new Frame(rules, set, seats, pairs != null));
    known = new long[seats][2 * seats];
  }

  /// The first value of a key on which the others depend.
  private static Word head(Map<String, Word> heads, String key, String usual) {
    return heads.getOrDefault(key, new Word(usual, key, 1));
  }

  private IronState read() {
    state.step = Board.Step.ACT;
    state.turns = 1;
    for (Words part : parts) {
      readPart(part.key(), part);
    }
    state.knowledge = Knowledge.of(known, List.copyOf(blinds));
    placeRest();
    if (state.step == Board.Step.OVER) {
      state.waiting = Board.NOBODY;
    } else {
      Chain.proceed(state, Journal.NONE);
    }
    return state;
  }

  private void readPart(Word key, Words words) {
    switch (key.text()) {
      case "edition", "set", "seats" -> words.next();
      case "pairs" -> {}
      case "first" -> state.stock.first = seat(words);
      case "step" -> state.step = words.next().constant(Board.Step.class);
      case "turn" -> state.turn = seat(words);
      case "turns" -> state.turns = (char) words.next().number(0, Character.MAX_VALUE);
      case "culture" -> state.culture = (byte) culture(words.next());
      case "placed" -> state.placed = true;
      case "attacked" -> state.attacked = true;
      case "closed" -> state.closed = true;
      case "exchanged" -> state.exchanged = (byte) words.next().number(0, 127);
      case "refuges" -> state.refuges = (byte) words.next().number(0, 31);
      case "run-outs" -> state.stock.runOuts = (byte) words.next().number(0, 2);
      case "dry" -> state.stock.dry = (byte) words.next().number(0, 5);
      case "passes" -> state.passes = (byte) words.next().number(0, 5);
      case "asker" -> state.asker = seat(words);
      case "winner" -> state.stock.winner = seat(words);
      case "city" -> readCity(seat(words), words.rest());
      case "hand" -> add(Board.handAt(seat(words)), cards(words.rest()));
      case "deck" -> add(Board.DECK, cards(words.rest()));
      case "rest" ->
          restAt = words.nextIs(at -> at.is("pile")) ? pile(words) : Board.handAt(seat(words));
      case "pile" -> add(Board.PILE, cards(words.rest()));
      case "shown" -> add(Board.SHOWN, cards(words.rest()));
      case "standing" ->
          state.stand(seat(words), words.next().found(IronMove.Until::find, "standing answer"));
      case "link" -> readLink(words);
      case "progress" -> state.resume(progress(words));
      case "knows" -> readKnown(words);
      case "unsure" -> readUnsure(words);
      case "disclosures" -> state.stock.disclosures = words.next().number(0, Integer.MAX_VALUE);
      case "chance" -> state.stock.chance = words.next().wide();
      default -> throw key.error("unknown word '" + key.text() + "'");
    }
    words.end();
  }

  private static int pile(Words words) {
    words.next();
    return Board.PILE;
  }

  private void readCity(int seat, List<Word> words) {
    for (Word word : words) {
      int card = card(word.before('@'));
      if (Layout.isProtagonist(card)) {
        state.stock.protagonists |= card - Layout.PROTAGONISTS + 1 << 4 * seat;
      } else if (Layout.isNamed(card)) {
        state.enter(seat, card);
        if (Layout.isObject(card)) {
          int bearer = word.after('@').map(this::card).orElse(Layout.PROTAGONISTS);
          state.setBearer(card, Layout.isProtagonist(bearer) ? Board.PROTAGONIST_BEARS : bearer);
        }
      } else {
        throw word.error("'" + word.text() + "' cannot be in a City");
      }
    }
  }

  private Cards cards(List<Word> words) {
    var cards = new Cards();
    for (Word word : words) {
      int card = card(word.before('*'));
      int copies = word.after('*').map(number -> number.number(1, 127)).orElse(1);
      if (Layout.isNamed(card) && copies == 1) {
        cards.named |= 1L << card;
      } else if (card >= Layout.ATTACK && copies <= Layout.copies(set.allActions, card)) {
        cards.actions += copies * Layout.unit(card);
      } else {
        throw word.error("'" + word.text() + "' cannot be here");
      }
    }
    return cards;
  }

  /// What, by, card, target, city, culture, resume.
  private void readLink(Words words) {
    state.chain =
        Link.of(
            words.next().constant(Link.What.class),
            seat(words),
            card(words.next()),
            orNone(words, this::card),
            words.next().number(0, state.frame.seats()) - 1,
            orNone(words, PositionReader::culture),
            progress(words),
            state.chain);
  }

  private static int orNone(Words words, ToIntFunction<Word> index) {
    Word word = words.next();
    return word.is("-") ? -1 : index.applyAsInt(word);
  }

  private static int progress(Words words) {
    return words.next().number(0, 0x2FFF);
  }

  private void readKnown(Words words) {
    int at = 2 * seat(words);
    long[] hand = known[seat(words)];
    Cards cards = cards(words.rest());
    hand[at] |= cards.named;
    hand[at + 1] += cards.actions;
  }

  private void readUnsure(Words words) {
    int viewer = seat(words);
    int from = seat(words);
    int to = seat(words);
    int held = words.next().number(1, 136);
    Cards cards = cards(words.rest());
    blinds.add(new Knowledge.Blind(viewer, from, to, held, cards.named, cards.actions));
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
    var rest = new Cards();
    rest.named = named;
    rest.actions = actions;
    add(restAt, rest);
  }

  private void add(int at, Cards more) {
    Cards cards = state.editAt(at);
    cards.named |= more.named;
    cards.actions += more.actions;
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

  private int card(Word id) {
    return id.found(set::find, "card").index;
  }

  private static int culture(Word id) {
    return id.found(Culture::find, "Culture").index();
  }

  private byte seat(Words words) {
    return (byte) words.next().seat(state.frame.seats());
  }

  private static Refusal error(String problem) {
    return new Refusal(new Reasons.BadPosition(problem));
  }
}
