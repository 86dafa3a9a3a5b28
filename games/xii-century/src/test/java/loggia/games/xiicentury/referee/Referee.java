package loggia.games.xiicentury.referee;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import loggia.games.xiicentury.XiiEvent;
import loggia.games.xiicentury.XiiView;
import loggia.kernel.Event;
import loggia.kernel.Named;
import loggia.kernel.Result;
import loggia.kernel.Seat;

/// Watches a game of XII Century and keeps its own sheets with pen and paper: what may be done,
/// what is paid, gained, lost and scored. From the log it takes what the dice show; everything else
/// it knows from the rules, and whatever it sees must agree.
public final class Referee {
  /// The game did what the rules do not say.
  public static final class Objection extends RuntimeException {
    private static final long serialVersionUID = 1;

    Objection(String what) {
      super(what);
    }
  }

  private static final List<String> EVENTS =
      List.of("fire", "plague", "famine", "civil-war", "outlaws", "water-storm");

  private final List<PaperTown> towns = new ArrayList<>();
  private final List<String> track = new ArrayList<>(Collections.nCopies(10, ""));
  private final int firstEvent;
  private int round;
  private int first;
  private int active;
  private String phase = "";
  private int[] shared = {0, 0};
  private PaperTurn turn;
  private boolean traded;
  private final Map<Integer, Boolean> supports = new HashMap<>();
  private final Map<Integer, Deque<String>> bonuses = new HashMap<>();
  private Deque<Event> log = new ArrayDeque<>();

  public Referee(XiiView view) {
    view.towns().forEach(_ -> towns.add(new PaperTown()));
    first = view.first() - 1;
    active = first;
    firstEvent =
        switch (view.difficulty()) {
          case "very-easy" -> 11;
          case "easy" -> 9;
          case "normal" -> 7;
          case "hard" -> 5;
          case "very-hard" -> 3;
          case "forget-about-it" -> 2;
          default -> throw new Objection("no difficulty is called " + view.difficulty());
        };
    if (firstEvent == 2) {
      track.set(0, "outlaws");
    }
    turn = new PaperTurn(town(), false, 0, 0, 0, 0);
    if (view.events().equals("chosen") && firstEvent <= 10) {
      phase = "assign";
    } else {
      for (int affected = firstEvent; affected <= 10; affected++) {
        track.set(affected - 1, view.track().get(affected - 1));
      }
      for (String event : EVENTS) {
        require(Collections.frequency(track, event) <= 2, "more than two rounds of " + event);
      }
      begin(view);
    }
    agree(view);
  }

  private static void require(boolean holds, String objection) {
    if (!holds) {
      throw new Objection(objection);
    }
  }

  private static void same(String what, Object paper, Object seen) {
    require(Objects.equals(paper, seen), what + " is " + paper + ", not " + seen);
  }

  private PaperTown town() {
    return towns.get(active);
  }

  /// The first round, whose dice stand in the view since nobody told of them.
  private void begin(XiiView view) {
    round = 1;
    shared = view.shared().stream().mapToInt(XiiView.DieView::value).toArray();
    if (shared[0] == shared[1]) {
      phase = "equal";
    } else {
      int[] own = view.own().stream().mapToInt(XiiView.DieView::value).toArray();
      startTurn(own[0], own[1]);
    }
  }

  private String event() {
    return track.get(round - 1);
  }

  private void startTurn(int one, int other) {
    require(Math.min(one, other) >= 1 && Math.max(one, other) <= 6, "a die shows from 1 to 6");
    turn = new PaperTurn(town(), event().equals("fire"), shared[0], shared[1], one, other);
    traded = false;
    phase = "pick";
  }

  /// What a seat may do now, by the rules.
  public Set<String> allowed(int seat) {
    PaperTown town = towns.get(seat);
    if (phase.equals("war")) {
      return town.powAtWar() > 0 ? Set.of("avoid", "support") : Set.of();
    }
    if (phase.equals("bonus")) {
      return bonuses.get(seat).isEmpty() ? Set.of() : Set.of("bonus food", "bonus supply");
    }
    if (seat != active) {
      return Set.of();
    }
    return switch (phase) {
      case "assign" -> assignments();
      case "equal" -> equalDice();
      case "pick" -> turn.picks();
      case "use" -> turn.uses();
      case "part" -> turn.parts();
      case "trade" -> trades();
      default -> Set.of();
    };
  }

  private int unassigned() {
    for (int affected = firstEvent; affected <= 10; affected++) {
      if (track.get(affected - 1).isEmpty()) {
        return affected;
      }
    }
    return 0;
  }

  private Set<String> assignments() {
    var moves = new TreeSet<String>();
    EVENTS.stream()
        .filter(event -> Collections.frequency(track, event) < 2)
        .forEach(event -> moves.add("event " + unassigned() + " " + event));
    return moves;
  }

  private Set<String> equalDice() {
    var moves = new TreeSet<>(Set.of("reroll", "turn up", "turn down"));
    moves.remove(shared[0] == 6 ? "turn up" : shared[0] == 1 ? "turn down" : "");
    return moves;
  }

  private Set<String> trades() {
    var moves = new TreeSet<>(Set.of("done"));
    if (!traded) {
      for (var way : List.of(List.of("food", "supply"), List.of("supply", "food"))) {
        for (int amount = 1; amount <= mostTrade(way.get(0), way.get(1)); amount++) {
          moves.add("trade " + way.get(0) + " " + amount);
        }
      }
    }
    return moves;
  }

  private int mostTrade(String given, String taken) {
    int room = town().most(taken) - town().has(taken);
    return town().mayGain(taken) ? Math.min(town().has(given), room) : 0;
  }

  /// A seat did this, the log told that, and now it looks so.
  public void watch(int seat, String move, List<? extends Event> told, XiiView after) {
    require(allowed(seat).contains(move), (seat + 1) + " may not " + move);
    log = new ArrayDeque<>(told);
    play(seat, Arrays.asList(move.split(" ", -1)));
    require(log.isEmpty(), "the log tells of what did not happen: " + log);
    agree(after);
  }

  private <E extends Event> E heard(Class<E> kind) {
    for (Event event : log) {
      if (kind.isInstance(event)) {
        log.remove(event);
        return kind.cast(event);
      }
    }
    throw new Objection("the log does not tell of " + kind.getSimpleName());
  }

  /// The log must tell of this, with just these words and numbers.
  private void tells(Class<? extends Event> kind, Object... words) {
    String wanted = Arrays.toString(words);
    for (Event event : log) {
      if (kind.isInstance(event) && wanted.equals(words(event))) {
        log.remove(event);
        return;
      }
    }
    throw new Objection("the log does not tell of " + kind.getSimpleName() + " " + wanted);
  }

  private static String words(Event event) {
    var words = new ArrayList<>();
    for (var component : event.getClass().getRecordComponents()) {
      try {
        words.add(word(component.getAccessor().invoke(event)));
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(component.getName(), e);
      }
    }
    return words.toString();
  }

  private static Object word(Object value) {
    return switch (value) {
      case Seat seat -> seat.number();
      case Named thing -> thing.id();
      case Enum<?> word -> word.name().toLowerCase(Locale.ROOT);
      default -> value;
    };
  }

  private void play(int seat, List<String> words) {
    boolean ofShared = words.size() > 2 && words.get(1).equals("shared");
    int value = number(words, ofShared ? 2 : 1);
    switch (words.getFirst()) {
      case "event" -> assign(words.get(2));
      case "turn" -> {
        shared[1] += words.get(1).equals("up") ? 1 : -1;
        tells(XiiEvent.Turned.class, first + 1, shared[1]);
        rollOwn();
      }
      case "die" -> use(() -> turn.take(value, false));
      case "shared" -> use(() -> turn.take(value, true));
      case "reserve" -> use(() -> turn.takeFromReserve(value));
      case "raise" -> {
        turn.sheriffUsed = true;
        change("sheriff", value, ofShared, value + 1);
      }
      case "lower" -> {
        turn.sheriffUsed = true;
        change("sheriff", value, ofShared, value - number(words, words.size() - 1));
      }
      case "double" -> {
        turn.courtUsed = true;
        change("court", value, ofShared, 4);
      }
      case "reroll" -> {
        if (phase.equals("equal")) {
          rollShared();
        } else {
          turn.courtUsed = true;
          change("court", value, ofShared, rolledAnew());
        }
      }
      case "split" -> {
        turn.take(value, false);
        turn.splitUsed = true;
        phase = "part";
      }
      case "part" -> {
        tells(XiiEvent.WasSplit.class, active + 1, turn.hand, value, turn.hand - value);
        use(() -> turn.split(value));
      }
      case "increase" -> increase(words.get(1));
      case "attract", "build" -> {
        var thing = Printed.THINGS.get(words.get(1));
        var told = thing.person() ? XiiEvent.Attracted.class : XiiEvent.Built.class;
        tells(told, active + 1, turn.hand, thing.id());
        if (words.size() > 2) {
          tells(XiiEvent.PerkChosen.class, active + 1, thing.id(), words.get(2));
        }
        town().acquire(thing, words.size() > 2 ? words.get(2) : "");
        turn.spent();
        phase = "pick";
      }
      case "influence" -> {
        tells(XiiEvent.Influenced.class, active + 1, turn.hand, words.get(1));
        turn.influence(words.get(1));
        phase = "pick";
      }
      case "save" -> {
        tells(XiiEvent.Saved.class, active + 1, turn.hand);
        town().save(turn.hand);
        turn.spent();
        phase = "pick";
      }
      case "done" -> done();
      case "trade" -> trade(words.get(1), number(words, 2));
      case "support", "avoid" -> choose(seat, words.getFirst().equals("support"));
      case "bonus" -> bonus(seat, words.get(1));
      default -> throw new Objection("nothing is called " + words);
    }
  }

  private static int number(List<String> words, int at) {
    return at < words.size() && words.get(at).matches("[0-9]+")
        ? Integer.parseInt(words.get(at))
        : 0;
  }

  private void use(Runnable taking) {
    taking.run();
    phase = "use";
  }

  /// The die itself is changed, a shared one for all who come later this round.
  private void change(String by, int value, boolean ofShared, int to) {
    boolean isShared = turn.change(value, ofShared, to);
    tells(XiiEvent.DieChanged.class, active + 1, by, value, to, isShared);
    shared = Arrays.copyOf(turn.shown, 2);
  }

  private int rolledAnew() {
    for (Event event : log) {
      if (event instanceof XiiEvent.DieChanged changed) {
        return changed.to();
      }
    }
    throw new Objection("the log does not tell what was rolled anew");
  }

  private void increase(String asset) {
    int value = turn.hand;
    int counts = turn.strength(asset);
    int gain = turn.increase(asset);
    Optional<Integer> wasted = counts > gain ? Optional.of(counts - gain) : Optional.empty();
    tells(XiiEvent.Increased.class, active + 1, value, asset, gain, wasted);
    phase = turn.hand > 0 ? "use" : "pick";
  }

  private void assign(String event) {
    tells(XiiEvent.Assigned.class, active + 1, event, unassigned());
    track.set(unassigned() - 1, event);
    if (unassigned() > 0) {
      active = (active + 1) % towns.size();
    } else {
      round = 1;
      active = first;
      tells(XiiEvent.RoundBegins.class, round, first + 1);
      strike();
      rollShared();
    }
  }

  private void rollShared() {
    var rolled = heard(XiiEvent.SharedDice.class);
    shared = new int[] {rolled.one(), rolled.other()};
    active = first;
    turn = new PaperTurn(town(), false, shared[0], shared[1], 0, 0);
    if (shared[0] == shared[1]) {
      phase = "equal";
    } else {
      rollOwn();
    }
  }

  private void rollOwn() {
    var rolled = heard(XiiEvent.Rolled.class);
    startTurn(rolled.one(), rolled.other());
  }

  private void done() {
    if (phase.equals("pick")) {
      eat();
      boolean trades = mostTrade("food", "supply") + mostTrade("supply", "food") > 0;
      if (town().owns("market") && trades) {
        phase = "trade";
        return;
      }
    }
    active = (active + 1) % towns.size();
    if (active == first) {
      war();
    } else {
      rollOwn();
    }
  }

  private void eat() {
    int meal = town().meal();
    int food = town().has("food");
    if (food >= meal) {
      town().set("food", food - meal);
      if (meal > 0) {
        tells(XiiEvent.Fed.class, active + 1, meal);
      }
    } else {
      int before = town().has("population");
      town().set("population", 2 * food);
      town().set("food", 0);
      tells(XiiEvent.Starved.class, active + 1, food, before - 2 * food, 2 * food);
    }
  }

  private void trade(String given, int amount) {
    String taken = given.equals("food") ? "supply" : "food";
    town().set(given, town().has(given) - amount);
    town().set(taken, town().has(taken) + amount);
    traded = true;
    tells(XiiEvent.Traded.class, active + 1, amount, given, taken);
  }

  private void war() {
    supports.clear();
    boolean able = towns.stream().anyMatch(town -> town.powAtWar() > 0);
    if (able && towns.size() > 1) {
      phase = "war";
    } else {
      harvest();
    }
  }

  private void choose(int seat, boolean support) {
    supports.put(seat, support);
    if (undecided().isEmpty()) {
      fight();
      harvest();
    }
  }

  private List<Integer> undecided() {
    var seats = new ArrayList<Integer>();
    for (int seat = 0; seat < towns.size(); seat++) {
      boolean war = phase.equals("war") && towns.get(seat).powAtWar() > 0;
      boolean bonus = phase.equals("bonus") && !bonuses.get(seat).isEmpty();
      if (war && !supports.containsKey(seat) || bonus) {
        seats.add(seat + 1);
      }
    }
    return seats;
  }

  private void fight() {
    var totals = new HashMap<Integer, Integer>();
    for (int seat = 0; seat < towns.size(); seat++) {
      if (supports.getOrDefault(seat, false)) {
        PaperTown town = towns.get(seat);
        var told = heard(XiiEvent.Supported.class);
        totals.put(seat, town.powAtWar() + dice(town, told.rolled()));
        same("pow of " + (seat + 1), totals.get(seat), told.pow());
      }
    }
    if (totals.isEmpty()) {
      tells(XiiEvent.NobodySupported.class);
    }
    int highest = totals.values().stream().mapToInt(total -> total).max().orElse(0);
    totals.forEach(
        (seat, total) -> {
          PaperTown town = towns.get(seat);
          int honour = total == highest && totals.size() > 1 ? 2 : 1;
          tells(XiiEvent.Honoured.class, seat + 1, honour);
          town.reputation += honour;
          town.halveTroops();
        });
  }

  /// One die for four men, one for four knights: what was rolled must be possible.
  private static int dice(PaperTown town, int rolled) {
    int dice = (town.has("men") >= 4 ? 1 : 0) + (town.has("knights") >= 4 ? 1 : 0);
    require(rolled >= dice && rolled <= 6 * dice, rolled + " with " + dice + " dice");
    return rolled;
  }

  private void harvest() {
    for (int seat = 0; seat < towns.size(); seat++) {
      PaperTown town = towns.get(seat);
      int food = event().equals("famine") ? 0 : town.has("farms") / 2;
      food += town.owns("mill", "a") ? town.has("farms") / 3 : 0;
      food += town.owns("granary", "b") ? 2 : 0;
      int supply = 0;
      var choices = new ArrayDeque<String>();
      for (var place : Printed.PLACES.values()) {
        if (town.influence(place.id()) < place.least().get(round - 1)) {
          continue;
        }
        if (place.choose()) {
          choices.add(place.id());
        } else {
          food += place.food();
          supply += place.supply();
        }
      }
      if (town.mayGain("food") && food + supply > 0) {
        tells(XiiEvent.Harvested.class, seat + 1, food, supply);
      }
      town.gain("food", food);
      town.gain("supply", supply);
      bonuses.put(seat, town.mayGain("food") ? choices : new ArrayDeque<>());
    }
    phase = "bonus";
    if (undecided().isEmpty()) {
      endRound();
    }
  }

  private void bonus(int seat, String asset) {
    var place = Printed.PLACES.get(bonuses.get(seat).remove());
    int amount = asset.equals("food") ? place.food() : place.supply();
    tells(XiiEvent.BonusTaken.class, seat + 1, place.id(), amount, asset);
    towns.get(seat).gain(asset, amount);
    if (undecided().isEmpty()) {
      endRound();
    }
  }

  private void endRound() {
    if (round == 10) {
      phase = "over";
      tells(XiiEvent.CenturyEnds.class);
      return;
    }
    round++;
    first = (first + towns.size() - 1) % towns.size();
    tells(XiiEvent.RoundBegins.class, round, first + 1);
    strike();
    rollShared();
  }

  private void strike() {
    if (event().isEmpty()) {
      return;
    }
    tells(XiiEvent.Struck.class, event());
    for (int seat = 0; seat < towns.size(); seat++) {
      PaperTown town = towns.get(seat);
      Map<String, Integer> before = town.amounts();
      strike(seat, town);
      for (var amount : before.entrySet()) {
        int left = town.has(amount.getKey());
        int lost = amount.getValue() - left;
        if (lost > 0) {
          tells(XiiEvent.Lost.class, seat + 1, lost, amount.getKey(), left);
        }
      }
    }
  }

  private void strike(int seat, PaperTown town) {
    switch (event()) {
      case "fire" -> town.halve("houses");
      case "plague" -> town.halve("population");
      case "famine" -> {
        if (!town.owns("granary", "a")) {
          town.set("population", town.has("population") - 3);
        }
      }
      case "civil-war" -> town.halveTroops();
      case "outlaws" -> raid(seat, town);
      case "water-storm" -> town.halve("farms");
      default -> throw new Objection("no event is called " + event());
    }
  }

  private void raid(int seat, PaperTown town) {
    var told = heard(XiiEvent.Raided.class);
    same("raided", seat + 1, told.seat().number());
    int pow = town.powAtHome() + dice(town, told.rolled());
    same("pow against outlaws", pow, told.pow());
    same("needed", 5 * round, told.needed());
    same("held", pow >= 5 * round, told.held());
    if (pow < 5 * round) {
      town.set("food", town.has("food") - 5);
      town.set("farms", town.has("farms") - 5);
      town.set("men", 0);
      town.set("knights", 0);
    }
  }

  /// Everything that is seen stands on paper too.
  private void agree(XiiView view) {
    same("round", round, view.round());
    same("phase", phase, view.phase());
    same("first", first + 1, view.first());
    same("track", track, view.track());
    if (Set.of("pick", "use", "part", "trade").contains(phase)) {
      same("active", active + 1, view.active());
      var dice = new ArrayList<>(view.shared());
      dice.addAll(view.own());
      int[] seen = dice.stream().mapToInt(XiiView.DieView::value).toArray();
      require(Arrays.equals(turn.shown, seen), "dice are not " + Arrays.toString(seen));
      same("hand", turn.hand, view.hand().value());
      same("other part", turn.otherPart, view.hand().otherPart());
    }
    same("undecided", undecided(), view.undecided());
    for (int seat = 0; seat < towns.size(); seat++) {
      String differs = towns.get(seat).differs(view.towns().get(seat));
      require(differs.isEmpty(), "town " + (seat + 1) + ":" + differs);
    }
  }

  /// The end: points, ties by POW with everything that yields it, else a shared victory.
  public void watchEnd(Result result) {
    same("phase", "over", phase);
    for (int seat = 0; seat < towns.size(); seat++) {
      int better = 0;
      for (PaperTown other : towns) {
        better += beats(other, towns.get(seat)) ? 1 : 0;
      }
      var standing = result.standings().get(seat);
      same("points of " + (seat + 1), towns.get(seat).points(), standing.score());
      same("rank of " + (seat + 1), 1 + better, standing.rank());
    }
  }

  private static boolean beats(PaperTown one, PaperTown other) {
    int points = Integer.compare(one.points(), other.points());
    return points > 0 || points == 0 && one.powAtHome() > other.powAtHome();
  }
}
