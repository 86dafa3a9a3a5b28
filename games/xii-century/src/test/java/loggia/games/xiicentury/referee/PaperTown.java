package loggia.games.xiicentury.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import loggia.games.xiicentury.XiiView;
import org.jspecify.annotations.Nullable;

/// A town as a player would keep it with a pen.
final class PaperTown {
  private final Map<String, Integer> amounts = new HashMap<>();
  private final Map<String, Integer> influence = new HashMap<>();
  final Map<String, String> things = new HashMap<>();
  final List<Integer> reserve = new ArrayList<>(List.of(2, 3, 4, 5));
  int crossed;
  int reputation;

  /// Of everything as much as there is now.
  Map<String, Integer> amounts() {
    return Map.copyOf(amounts);
  }

  int has(String asset) {
    return amounts.getOrDefault(asset, 0);
  }

  boolean owns(String thing) {
    return things.containsKey(thing);
  }

  boolean owns(String thing, String perk) {
    return perk.equals(things.get(thing));
  }

  /// With each monk counted as two, for maximums and requirements.
  int counted(String asset) {
    return asset.equals("population") ? has("population") + 2 * has("monks") : has(asset);
  }

  int most(String asset) {
    String most = Printed.ASSETS.get(asset).most();
    return Printed.ASSETS.containsKey(most) ? counted(most) : Integer.parseInt(most);
  }

  boolean meets(List<String> needs) {
    return needs.stream().allMatch(this::meets);
  }

  private boolean meets(String need) {
    String word = Printed.word(need);
    if (word.equals("reputation")) {
      return reputation >= Printed.number(need);
    }
    return Printed.ASSETS.containsKey(word) ? counted(word) >= Printed.number(need) : owns(word);
  }

  boolean mayGain(String asset) {
    return meets(Printed.ASSETS.get(asset).needs());
  }

  /// Sets an amount; whatever it bounds falls with it.
  void set(String asset, int amount) {
    amounts.put(asset, Math.max(0, amount));
    for (String bounded : List.of("farms", "men", "knights")) {
      amounts.put(bounded, Math.min(has(bounded), most(bounded)));
    }
  }

  void halve(String asset) {
    set(asset, has(asset) / 2);
  }

  /// Men and knights at once: knights are halved as many as they were.
  void halveTroops() {
    int knights = has("knights") / 2;
    halve("men");
    set("knights", knights);
  }

  /// Adds without paying, up to the maximum, where the asset's needs are met.
  void gain(String asset, int amount) {
    if (mayGain(asset)) {
      set(asset, Math.min(most(asset), has(asset) + amount));
    }
  }

  /// Adds as much as there is room for and can be paid for; returns how much that was.
  int increase(String asset, int amount) {
    int gain = Math.min(amount, most(asset) - has(asset));
    String cost = Printed.ASSETS.get(asset).cost();
    if (!cost.isEmpty()) {
      String paid = Printed.word(cost);
      int each = Printed.number(cost) - (asset.equals("bread") && owns("mill", "b") ? 1 : 0);
      gain = Math.min(gain, has(paid) / each);
      set(paid, has(paid) - gain * each);
    }
    set(asset, has(asset) + gain);
    return gain;
  }

  int price(Printed.Thing thing, String paid) {
    int price = thing.price().getOrDefault(paid, 0);
    boolean discount = paid.equals("supply") && !thing.person();
    return discount ? Math.max(0, price - has("masons")) : price;
  }

  boolean canPay(Printed.Thing thing) {
    return thing.price().keySet().stream().allMatch(paid -> has(paid) >= price(thing, paid));
  }

  void acquire(Printed.Thing thing, String perk) {
    thing.price().keySet().forEach(paid -> set(paid, has(paid) - price(thing, paid)));
    things.put(thing.id(), perk);
    if (thing.id().equals("jongleur")) {
      (perk.equals("a") ? List.of(1, 2, 2, 4) : List.of(1, 1, 1, 5)).forEach(this::save);
    }
  }

  boolean hasFreeSlot() {
    return reserve.size() + crossed < 10;
  }

  void save(int die) {
    if (hasFreeSlot()) {
      reserve.add(die);
      reserve.sort(null);
    }
  }

  void cross(int die) {
    reserve.remove(/* index */ reserve.indexOf(die));
    crossed++;
  }

  int influence(String place) {
    return influence.getOrDefault(place, 0);
  }

  void influence(String place, int more) {
    influence.merge(place, more, Integer::sum);
  }

  int powAtWar() {
    return has("men")
        + 2 * has("knights")
        + 3 * has("mercenaries")
        + (owns("army-chief") ? 3 : 0)
        + (owns("war-hero") ? 6 : 0);
  }

  int powAtHome() {
    return powAtWar()
        + (owns("walls") ? 10 : 0)
        + (owns("barbican") ? 10 : 0)
        + (owns("castle", "a") ? 20 : 0);
  }

  int meal() {
    boolean free = owns("miller", "a") && has("bread") == 3;
    return free ? 0 : (has("population") + 1) / 2;
  }

  int points() {
    int points = 4 * (reputation / 2) + (owns("castle", "b") ? has("houses") : 0);
    for (var asset : Printed.ASSETS.values()) {
      points += asset.points() * has(asset.id());
    }
    for (String thing : things.keySet()) {
      points += Printed.THINGS.get(thing).points();
    }
    return points;
  }

  /// Where the view says otherwise, in words; empty where it agrees.
  String differs(XiiView.TownView view) {
    var found = new StringBuilder();
    view.assets()
        .forEach(
            asset -> {
              compare(found, asset.id(), has(asset.id()), asset.amount());
              compare(found, "most " + asset.id(), most(asset.id()), asset.most());
            });
    view.locations()
        .forEach(place -> compare(found, place.id(), influence(place.id()), place.influence()));
    view.features()
        .forEach(thing -> compare(found, thing.id(), things.get(thing.id()), seen(thing)));
    compare(found, "reserve", reserve, view.reserve());
    compare(found, "crossed", crossed, view.crossed());
    compare(found, "reputation", reputation, view.reputation());
    compare(found, "pow at war", powAtWar(), view.powAtWar());
    compare(found, "pow at home", powAtHome(), view.powAtHome());
    compare(found, "meal", meal(), view.upkeep());
    compare(found, "points", points(), view.score());
    return found.toString();
  }

  private static @Nullable String seen(XiiView.FeatureView thing) {
    return thing.has() ? thing.perk() : null;
  }

  private static void compare(
      StringBuilder found, String what, @Nullable Object paper, @Nullable Object view) {
    if (!Objects.equals(paper, view)) {
      found.append(" %s is %s, not %s;".formatted(what, paper, view));
    }
  }
}
