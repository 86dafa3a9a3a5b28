package loggia.games.cityofiron;

import loggia.kernel.Journal;

/// Sends a move to the rule that the step is about. Changes the state it is given.
final class Play {
  private Play() {}

  static void play(CoiState s, int seat, CoiMove move, Journal journal) {
    switch (s.step) {
      case NATION -> SetUp.pick(s, seat, ((CoiMove.Pick) move).nation(), journal);
      case PILES -> Piles.play(s, seat, move, journal);
      case BID, SECOND_BID -> Bidding.play(s, seat, move, journal);
      case ACTION -> Turn.act(s, seat, move, journal);
      case BUILD -> Build.choose(s, seat, move, journal);
      case STORE -> Build.store(s, seat, (CoiMove.Take) move, journal);
      case CITY -> Build.place(s, seat, ((CoiMove.InCity) move).city().ordinal(), journal);
      case RAZE -> Build.raze(s, seat, ((CoiMove.Which) move).building(), journal);
      case TOWN -> Attack.choose(s, ((CoiMove.Against) move).town());
      case FIGHT -> Attack.fight(s, seat, ((CoiMove.Fight) move).card(), journal);
      case PAY -> CardPlay.pay(s, seat, ((CoiMove.Pay) move).card(), journal);
      case LAND -> CardPlay.land(s, ((CoiMove.Settle) move).land());
      case TOKEN -> CardPlay.token(s, seat, ((CoiMove.Token) move).token(), journal);
      case DISTRICT -> CardPlay.district(s, seat, ((CoiMove.InCity) move).city(), journal);
      case ROB -> CardPlay.rob(s, seat, ((CoiMove.Rob) move).victim(), journal);
      case FROM -> CardPlay.from(s, ((CoiMove.InCity) move).city());
      case WHICH -> CardPlay.which(s, seat, ((CoiMove.Which) move).building(), journal);
      case TO -> CardPlay.shift(s, seat, ((CoiMove.InCity) move).city(), journal);
      case BURY -> Discards.bury(s, seat, ((CoiMove.Bury) move).card(), journal);
      case CONFIRM -> Turn.confirm(s, seat, journal);
      case WILD -> EndRound.chooseGood(s, seat, ((CoiMove.Yield) move).good(), journal);
      case PURCHASE -> Buying.play(s, seat, move, journal);
      case OVER -> {}
    }
  }
}
