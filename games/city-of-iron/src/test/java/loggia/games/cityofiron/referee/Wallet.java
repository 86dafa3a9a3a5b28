package loggia.games.cityofiron.referee;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/// Finds by trying everything which cards can pay for something without an idle one among them
/// (COI-42).
final class Wallet {
  private Wallet() {}

  /// All sets of these cards that are enough, and not enough without any one of them.
  static List<Set<String>> payments(
      Collection<String> cards, Predicate<Collection<String>> enough) {
    var found = new ArrayList<Set<String>>();
    add(found, new ArrayList<>(cards), 0, new TreeSet<>(), enough);
    return found;
  }

  private static void add(
      List<Set<String>> found,
      List<String> cards,
      int at,
      Set<String> chosen,
      Predicate<Collection<String>> enough) {
    if (enough.test(chosen)) {
      if (hasNoIdleCard(chosen, enough)) {
        found.add(new TreeSet<>(chosen));
      }
      return;
    }
    var all = new ArrayList<>(chosen);
    all.addAll(cards.subList(at, cards.size()));
    if (!enough.test(all)) {
      return;
    }
    chosen.add(cards.get(at));
    add(found, cards, at + 1, chosen, enough);
    chosen.remove(cards.get(at));
    add(found, cards, at + 1, chosen, enough);
  }

  private static boolean hasNoIdleCard(
      Collection<String> chosen, Predicate<Collection<String>> enough) {
    for (String card : chosen) {
      var without = new TreeSet<>(chosen);
      without.remove(card);
      if (enough.test(without)) {
        return false;
      }
    }
    return true;
  }

  /// The cards that may come next, when these are already chosen.
  static Set<String> next(List<Set<String>> payments, Collection<String> chosen) {
    var next = new TreeSet<String>();
    payments.stream().filter(payment -> payment.containsAll(chosen)).forEach(next::addAll);
    next.removeAll(chosen);
    return next;
  }
}
