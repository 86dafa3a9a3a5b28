package loggia.games.ironcentury;

import java.util.ArrayList;
import loggia.kernel.position.Line;

/// Writes a state as one line of `key value` parts, such as
///
/// ```
/// edition en; seats 2; turn 1; city 1 newton huygens hooke; city 2 cromwell kidd; hand 1 attack*2 spy
/// ```
///
/// Every card that is named nowhere is in the deck. What is left out has the value it has in the
/// action step of the first player's first turn. [PositionReader] reads it back.
final class PositionWriter {
  private final Board board;
  private final Line line = Line.ofParts();

  private PositionWriter(Board board) {
    this.board = board;
  }

  static String write(Board board) {
    return new PositionWriter(board).write();
  }

  private String write() {
    line.put("edition", board.set().edition.id());
    if (!board.set().hash.equals(CardSet.STANDARD)) {
      line.put("set", board.set().hash);
    }
    line.put("seats", board.frame.seats());
    flag("pairs", board.frame.pairs());
    line.put("first", board.stock.first + 1);
    line.put("step", board.step.id);
    line.put("turn", board.turn + 1);
    line.put("turns", (int) board.turns);
    turn();
    for (int seat = 0; seat < board.frame.seats(); seat++) {
      city(seat);
      cards("hand " + (seat + 1), board.holding(seat));
      IronMove.Until until = board.standing(seat);
      if (until != IronMove.Until.NOW) {
        line.put("standing", seat + 1 + " " + until.id());
      }
    }
    cards("pile", board.pile);
    cards("shown", board.stock.shown);
    chain();
    knowledge();
    line.putUnlessZero("disclosures", board.stock.disclosures);
    line.put("chance", Long.toString(board.stock.chance));
    return line.toString();
  }

  private void turn() {
    if (board.culture != Board.NO_CULTURE) {
      line.put("culture", Culture.of(board.culture).id());
    }
    flag("placed", board.placed);
    flag("attacked", board.attacked);
    flag("closed", board.closed);
    line.putUnlessZero("exchanged", board.exchanged);
    line.putUnlessZero("refuges", board.refuges);
    line.putUnlessZero("run-outs", board.stock.runOuts);
    line.putUnlessZero("dry", board.stock.dry);
    line.putUnlessZero("passes", board.passes);
    if (board.step == Board.Step.WINDOW) {
      line.put("asker", board.asker + 1);
    }
    if (board.stock.winner != Board.NOBODY) {
      line.put("winner", board.stock.winner + 1);
    }
  }

  private void city(int seat) {
    var city = new StringBuilder().append(seat + 1);
    int protagonist = board.protagonist(seat);
    if (protagonist >= 0) {
      city.append(' ').append(id(Layout.PROTAGONISTS + protagonist));
    }
    for (long left = board.city(seat); left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      city.append(' ').append(id(card));
      if (Layout.isObject(card)) {
        int bearer = board.bearer(card);
        city.append('@')
            .append(
                id(bearer == Board.PROTAGONIST_BEARS ? Layout.PROTAGONISTS + protagonist : bearer));
      }
    }
    line.put("city", city.toString());
  }

  private String id(int card) {
    return card < 0 ? "-" : board.set().card(card).id();
  }

  private void cards(String key, Cards cards) {
    if (!cards.isEmpty()) {
      line.put(key, words(cards.named, cards.actions));
    }
  }

  private String words(long named, long actions) {
    var words = new ArrayList<String>();
    for (long left = named; left != 0; left &= left - 1) {
      words.add(id(Long.numberOfTrailingZeros(left)));
    }
    for (int kinds = Layout.actionKinds(actions); kinds != 0; kinds &= kinds - 1) {
      int card = Layout.ATTACK + Integer.numberOfTrailingZeros(kinds);
      int copies = Layout.copies(actions, card);
      words.add(copies == 1 ? id(card) : id(card) + "*" + copies);
    }
    return String.join(" ", words);
  }

  private void chain() {
    var links = new ArrayList<Link>();
    for (Link link = board.chain; link != null; link = link.below()) {
      links.addFirst(link);
    }
    for (Link link : links) {
      String what = link.what().id;
      String culture = link.culture() < 0 ? "-" : Culture.of(link.culture()).id();
      line.put(
          "link",
          String.join(
              " ",
              what,
              Integer.toString(link.by() + 1),
              id(link.card()),
              id(link.target()),
              Integer.toString(link.city() + 1),
              culture,
              Integer.toString(link.resume())));
    }
    if (board.chain != null) {
      line.put("progress", board.progress());
    }
  }

  private void knowledge() {
    Knowledge knowledge = board.knowledge;
    for (int viewer = 0; viewer < board.frame.seats(); viewer++) {
      for (int holder = 0; holder < board.frame.seats(); holder++) {
        if (knowledge.size(viewer, holder) > 0) {
          String words = words(knowledge.named(viewer, holder), knowledge.actions(viewer, holder));
          line.put("knows", viewer + 1 + " " + (holder + 1) + " " + words);
        }
      }
    }
    for (Knowledge.Blind b : knowledge.blinds()) {
      String seats = b.viewer() + 1 + " " + (b.from() + 1) + " " + (b.to() + 1) + " " + b.held();
      line.put("unsure", seats + " " + words(b.named(), b.actions()));
    }
  }

  private void flag(String key, boolean set) {
    if (set) {
      line.put(key);
    }
  }
}
