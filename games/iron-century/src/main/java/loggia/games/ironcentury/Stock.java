package loggia.games.ironcentury;

/// The draw deck, and with it whatever else most moves leave as it is, so that they need not copy
/// it.
final class Stock extends Cards {
  long chance;
  int disclosures;

  /// Six bits for each Object in play: the Character who bears it, or [Board#PROTAGONIST_BEARS].
  int bearers;

  /// Four bits a seat: the number of its Protagonist, counted from 1.
  int protagonists;

  /// What a Telescope shows.
  Cards shown;

  /// Two bits a seat: [IronMove.Until].
  short standing;

  byte first;

  /// How often the deck has run out (IC-14).
  byte runOuts;

  /// Turns in a row with nothing to draw in which nobody did anything (IC-15); under rules 1 draw
  /// steps in a row with nothing to draw.
  byte dry;

  /// Who won by five Cultures, or [Board#NOBODY].
  byte winner = Board.NOBODY;

  Stock() {
    shown = new Cards();
  }

  Stock(Stock from) {
    super(from);
    chance = from.chance;
    disclosures = from.disclosures;
    bearers = from.bearers;
    protagonists = from.protagonists;
    shown = from.shown;
    standing = from.standing;
    first = from.first;
    runOuts = from.runOuts;
    dry = from.dry;
    winner = from.winner;
  }

  boolean same(Stock other) {
    return super.same(other)
        && chance == other.chance
        && disclosures == other.disclosures
        && bearers == other.bearers
        && protagonists == other.protagonists
        && shown.same(other.shown)
        && standing == other.standing
        && first == other.first
        && runOuts == other.runOuts
        && dry == other.dry
        && winner == other.winner;
  }
}
