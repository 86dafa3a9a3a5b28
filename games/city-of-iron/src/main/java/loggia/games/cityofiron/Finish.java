package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Journal;
import loggia.kernel.Result;
import loggia.kernel.Seat;

/// The end of the game: bonuses, the cost of stored buildings, and who has won (COI-92 to COI-94).
final class Finish {
  private Finish() {}

  static void end(CoiState s, Journal journal) {
    s.step = Step.OVER;
    s.awaited = 0;
    if (journal.listens()) {
      for (Bonus bonus : Bonus.values()) {
        int winner = winner(s, bonus);
        if (winner >= 0) {
          journal.tell(new CoiEvent.BonusWon(Seat.of(winner), bonus, bonus.points()));
        }
      }
    }
  }

  /// What counts for a bonus.
  static int amount(CoiState s, int seat, Bonus bonus) {
    Components c = s.frame.components();
    Player player = s.player(seat);
    return switch (bonus) {
      case MOST_COINS -> player.coins;
      case MOST_DISTANCE -> {
        int distance = 0;
        for (int left = player.lands(); left != 0; left &= left - 1) {
          distance += c.landDistance[Integer.numberOfTrailingZeros(left)];
        }
        yield distance;
      }
      case MOST_OF_A_GOOD -> Goods.highest(player.goods);
      case MOST_CARDS -> player.ownedCards();
      case MOST_TOWNS -> {
        int towns = 0;
        for (int left = player.towns; left != 0; left &= left - 1) {
          towns += c.counts[Integer.numberOfTrailingZeros(left)];
        }
        yield towns;
      }
    };
  }

  /// The seat that alone has most, or -1.
  static int winner(CoiState s, Bonus bonus) {
    int most = 0;
    int winner = -1;
    for (int seat = 0; seat < s.seats(); seat++) {
      int amount = amount(s, seat, bonus);
      if (amount > most) {
        most = amount;
        winner = seat;
      } else if (amount == most) {
        winner = -1;
      }
    }
    return winner;
  }

  /// Whether this seat alone has most.
  static boolean leads(CoiState s, int seat, Bonus bonus) {
    int own = amount(s, seat, bonus);
    boolean leads = own > 0;
    for (int other = 0; leads && other < s.seats(); other++) {
      leads = other == seat || amount(s, other, bonus) < own;
    }
    return leads;
  }

  /// The lines of a seat's score as things stand.
  static List<Result.Line> lines(CoiState s, int seat) {
    Player player = s.player(seat);
    var lines = new ArrayList<Result.Line>();
    for (ScoreCard card : ScoreCard.values()) {
      lines.add(new Result.Line(card.id(), player.points(card.ordinal())));
    }
    for (Bonus bonus : Bonus.values()) {
      lines.add(new Result.Line(bonus.id(), winner(s, bonus) == seat ? bonus.points() : 0));
    }
    lines.add(new Result.Line("stored", -player.storedCards()));
    return lines;
  }

  static int total(CoiState s, int seat) {
    int total = s.player(seat).points() - s.player(seat).storedCards();
    for (Bonus bonus : Bonus.values()) {
      total += winner(s, bonus) == seat ? bonus.points() : 0;
    }
    return total;
  }

  static Result result(CoiState s) {
    var tallies = new ArrayList<Result.Tally>();
    for (int seat = 0; seat < s.seats(); seat++) {
      Player player = s.player(seat);
      tallies.add(
          new Result.Tally(
              lines(s, seat),
              List.of(
                  new Result.Line("coins", player.coins),
                  new Result.Line("goods", Goods.total(player.goods)))));
    }
    return Result.ranked(ending(s), tallies);
  }

  /// By what the game was won (COI-94).
  private static String ending(CoiState s) {
    int best = Integer.MIN_VALUE;
    for (int seat = 0; seat < s.seats(); seat++) {
      best = Math.max(best, total(s, seat));
    }
    int tied = 0;
    int coins = -1;
    for (int seat = 0; seat < s.seats(); seat++) {
      if (total(s, seat) == best) {
        tied++;
        coins = Math.max(coins, s.player(seat).coins);
      }
    }
    if (tied == 1) {
      return "points";
    }
    int rich = 0;
    int goods = -1;
    int most = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      Player player = s.player(seat);
      if (total(s, seat) == best && player.coins == coins) {
        rich++;
        int own = Goods.total(player.goods);
        most = own > goods ? 1 : own == goods ? most + 1 : most;
        goods = Math.max(goods, own);
      }
    }
    if (rich == 1) {
      return "coins";
    }
    return most == 1 ? "goods" : "shared";
  }
}
