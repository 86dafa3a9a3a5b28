package loggia.app.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import loggia.games.ironcentury.IronCentury;
import loggia.games.ironcentury.IronMove;
import loggia.games.ironcentury.IronState;
import loggia.games.ironcentury.IronView;
import loggia.kernel.Decision;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// A match of 1600 among five in which nobody hurts anybody, so that it becomes as full as a table
/// can be: eight Citizens in each City, of four Cultures at most, and a hand of twelve.
final class FullCities {
  static final int SEATS = 5;
  static final int CITIZENS = 8;
  static final int HAND = 12;

  private static final List<String> NAMES =
      List.of("Ada", "Anselm", "Beatrice", "Konrad", "Matilda");
  private static final int MOST_CULTURES = 4;
  private static final int MOST_SEEDS = 40;
  private static final int MOST_TRIES = 400;
  private static final int LONGEST = 60;

  /// What was lost or played since then may be missing.
  private static final int LOST = 3;

  private static final IronCentury GAME = new IronCentury();

  private Match<IronState, IronMove> match;
  private final List<Decision> decisions = new ArrayList<>();
  private final List<State<?, ?>> moments = new ArrayList<>();

  private FullCities(long seed) {
    Setup setup = Setup.of(GAME.manual(), SEATS, Map.of("edition", "it"), List.of(), seed);
    match = Match.begin(GAME, setup);
  }

  private FullCities(FullCities from) {
    match = from.match;
    decisions.addAll(from.decisions);
    moments.addAll(from.moments);
  }

  /// Where somebody who decides next is in this situation while the Cities are full.
  static Study.Spot where(BiPredicate<State<?, ?>, Seat> situation) {
    FullCities full = Full.TABLE;
    var random = new Random(7);
    for (int i = 0; i < MOST_TRIES; i++) {
      var table = new FullCities(full);
      for (int step = 0; step < LONGEST && !table.match.state().over(); step++) {
        Seat seat = table.seat();
        if (situation.test(table.match.state(), seat) && table.isFull(seat, LOST)) {
          table.play(table.any(random));
          return table.spot(table.decisions.size() - 1);
        }
        table.play(random.nextInt(4) == 0 ? table.any(random) : table.calm());
      }
    }
    throw new AssertionError("never among full Cities");
  }

  private Study.Spot spot(int number) {
    moments.add(match.state());
    return new Study.Spot(
        new Study(GameRecord.of(match, NAMES, decisions), List.copyOf(moments)), number);
  }

  /// Found once.
  private static final class Full {
    static final FullCities TABLE = fill();

    private static FullCities fill() {
      for (long seed = 1; seed <= MOST_SEEDS; seed++) {
        var table = new FullCities(seed);
        while (!table.match.state().over()) {
          if (table.isFull(table.seat(), 0)) {
            return table;
          }
          table.play(table.peaceful());
        }
      }
      throw new AssertionError("the Cities never get full");
    }
  }

  private Seat seat() {
    return match.state().awaited().first();
  }

  private void play(String text) {
    Seat seat = seat();
    moments.add(match.state());
    decisions.add(new Decision(seat, text));
    match = match.play(seat, GAME.move(text), Journal.NONE);
  }

  private IronView view(Seat seat) {
    return (IronView) match.state().view(seat);
  }

  /// @param lost as many Citizens and cards may be missing
  private boolean isFull(Seat seat, int lost) {
    var view = view(seat);
    int citizens = view.cities().stream().mapToInt(FullCities::citizens).sum();
    int hand =
        view.hand().stream()
            .flatMap(group -> group.cards().stream())
            .mapToInt(IronView.CardView::count)
            .sum();
    return citizens >= SEATS * CITIZENS - lost && hand >= HAND - lost;
  }

  private static int citizens(IronView.CityView city) {
    return city.protagonist().size() + city.characters().size();
  }

  private List<String> moves() {
    return match.state().moves(seat()).toList().stream().map(IronMove::text).toList();
  }

  private String any(Random random) {
    List<String> moves = moves();
    return moves.get(random.nextInt(moves.size()));
  }

  private String calm() {
    List<String> moves = moves();
    return Stream.of("pass", "end", "draw")
        .filter(moves::contains)
        .findFirst()
        .orElseGet(moves::getFirst);
  }

  /// Whoever has room takes a Citizen in; nobody gets a fifth Culture, which would win.
  private String peaceful() {
    List<String> moves = moves();
    var own = view(seat()).cities().get(seat().index());
    return first(moves, "pick ")
        .or(() -> citizens(own) < CITIZENS ? puttable(moves, own) : Optional.empty())
        .or(() -> first(moves, "attach "))
        .or(() -> draw(moves, own))
        .or(() -> first(moves, "end"))
        .orElse("pass");
  }

  /// What is of no use for it is exchanged while there is still room.
  private Optional<String> draw(List<String> moves, IronView.CityView own) {
    Optional<String> useless =
        characters(own, false).map(card -> "discard " + card.like()).findFirst();
    return Stream.of(useless, Optional.of("discard attack"))
        .flatMap(Optional::stream)
        .filter(move -> citizens(own) < CITIZENS && moves.contains(move))
        .findFirst()
        .or(() -> first(moves, "draw"));
  }

  private Optional<String> puttable(List<String> moves, IronView.CityView own) {
    return characters(own, true)
        .map(card -> "put " + card.like())
        .filter(moves::contains)
        .findFirst();
  }

  /// The Characters in hand of a Culture that this City may have, or of none such.
  private Stream<IronView.CardView> characters(IronView.CityView own, boolean wanted) {
    var cultures = own.cultures();
    return view(seat()).hand().stream()
        .filter(
            group ->
                wanted == (cultures.contains(group.culture()) || cultures.size() < MOST_CULTURES))
        .flatMap(group -> group.cards().stream())
        .filter(card -> card.kind().equals("character"));
  }

  private static Optional<String> first(List<String> moves, String start) {
    Stream<String> found = moves.stream().filter(move -> move.startsWith(start));
    return found.findFirst();
  }
}
