package loggia.bots.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// One match of a tournament: who sits where on which deal.
///
/// @param lineup the number of the contender in each seat, counted from 0
public record Fixture(int first, int second, int deal, List<Integer> lineup) {
  /// Every pairing of the contenders. At a table of two each deal is played twice, with the seats
  /// changed; at a larger one the first of the pair sits alone among the others, on each deal once
  /// in every seat.
  ///
  /// @param deals how many for each pairing
  public static List<Fixture> all(int contenders, int seats, int deals) {
    var fixtures = new ArrayList<Fixture>();
    for (int deal = 0; deal < deals; deal++) {
      for (int first = 0; first < contenders; first++) {
        for (int second = first + 1; second < contenders; second++) {
          for (int seat = 0; seat < seats; seat++) {
            fixtures.add(of(first, second, deal, seat, seats));
          }
        }
      }
    }
    return fixtures;
  }

  private static Fixture of(int first, int second, int deal, int seat, int seats) {
    var lineup = new ArrayList<Integer>();
    for (int i = 0; i < seats; i++) {
      lineup.add(i == seat ? first : second);
    }
    return new Fixture(first, second, deal, List.copyOf(lineup));
  }

  /// The fixture in a word, for the file a tournament is resumed from.
  String key() {
    String seats = lineup.stream().map(i -> i + 1 + "").collect(Collectors.joining("-"));
    return "deal-" + (deal + 1) + "/" + seats;
  }
}
