package loggia.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.testkit.laws.Continues;
import loggia.testkit.laws.CountsFairly;
import loggia.testkit.laws.DescribesDiscreetly;
import loggia.testkit.laws.Discloses;
import loggia.testkit.laws.Draws;
import loggia.testkit.laws.Ends;
import loggia.testkit.laws.Explains;
import loggia.testkit.laws.Foresees;
import loggia.testkit.laws.Hastens;
import loggia.testkit.laws.ImaginesAfresh;
import loggia.testkit.laws.ImaginesEvenly;
import loggia.testkit.laws.KeepsNobodyWaiting;
import loggia.testkit.laws.KeepsSecrets;
import loggia.testkit.laws.Lessons;
import loggia.testkit.laws.LogsDiscreetly;
import loggia.testkit.laws.NeverChanges;
import loggia.testkit.laws.Redraws;
import loggia.testkit.laws.RedrawsEvenly;
import loggia.testkit.laws.Replays;
import loggia.testkit.laws.TextForms;
import loggia.testkit.laws.TextKeys;
import loggia.testkit.laws.Undoes;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Trial;
import org.junit.jupiter.api.Test;

/// The laws every game must keep. A game's module extends this class once:
///
/// ```java
/// class ChessLawsTest extends GameLaws<ChessState, ChessMove> {
///   @Override
///   protected Game<ChessState, ChessMove> game() {
///     return new Chess();
///   }
/// }
/// ```
///
/// `-Dloggia.laws.games=100` plays more games of each setup, `-Dloggia.laws.seed=7` other ones.
public abstract class GameLaws<S extends State<S, M>, M extends Move> {
  protected abstract Game<S, M> game();

  /// What is played; the seeds of the games follow from those of the setups. As it stands: every
  /// number of seats with the usual options.
  protected List<Setup> setups() {
    var manual = game().manual();
    return IntStream.rangeClosed(manual.leastSeats(), manual.mostSeats())
        .mapToObj(seats -> Setup.of(manual, seats, seed()))
        .toList();
  }

  /// Where the seeds begin.
  protected final long seed() {
    return Long.getLong("loggia.laws.seed", 1600);
  }

  /// How many games of each setup every law looks at.
  protected int games() {
    return Integer.getInteger("loggia.laws.games", 4);
  }

  /// Something hidden from this seat in this state that has the same chance for each of its
  /// possible values, at most 50: the card on top of a pile, what somebody has chosen in secret.
  /// Empty where nothing of the kind is hidden.
  protected Optional<?> hiddenFeature(S state, Seat seat) {
    return Optional.empty();
  }

  /// The generator in the state. As it stands: its field `long chance`.
  protected long chance(S state) {
    return ChanceField.of(state);
  }

  /// The game's class: its package, with those beneath it, holds the game's moves, events, reasons
  /// and names.
  protected Class<?> root() {
    return game().getClass();
  }

  /// Where the table of rules and their tests is written.
  protected Path coverage() {
    return Path.of("target", "rule-coverage.tsv");
  }

  private void hold(Law<S, M> law) {
    new Trial<>(game(), setups(), games()).hold(law);
  }

  private static void none(List<String> problems) {
    assertEquals("", String.join("\n", problems));
  }

  @Test
  void a_random_game_ends_within_its_bound_and_waits_for_nobody_without_a_move() {
    hold(new Ends<>());
  }

  @Test
  void the_same_record_gives_the_same_states_on_any_thread() {
    hold(new Replays<>());
  }

  @Test
  void a_state_never_changes_after_it_was_made() {
    hold(new NeverChanges<>());
  }

  @Test
  void moves_and_positions_read_back_as_they_were_written() {
    hold(new TextForms<>());
  }

  @Test
  void stopping_and_continuing_anywhere_changes_nothing() {
    hold(new Continues<>());
  }

  @Test
  void explain_allows_exactly_the_moves_that_are_listed() {
    hold(new Explains<>());
  }

  @Test
  void no_seat_can_tell_a_world_it_imagines_from_the_real_one() {
    hold(new KeepsSecrets<>());
  }

  @Test
  void features_tell_a_seat_nothing_that_it_cannot_know_and_every_move_has_its_number() {
    hold(new DescribesDiscreetly<>());
  }

  @Test
  void the_log_tells_nobody_what_the_view_hides() {
    hold(new LogsDiscreetly<>());
  }

  @Test
  void imagined_worlds_have_a_chance_of_their_own_and_can_be_played() {
    hold(new ImaginesAfresh<>(this::chance));
  }

  @Test
  void imagination_is_even_over_what_is_hidden() {
    var law = new ImaginesEvenly<S, M>(this::hiddenFeature);
    hold(law);
    assertFalse(law.blind(), "something is hidden in this game: let hiddenFeature say what");
  }

  @Test
  void what_is_drawn_anew_is_what_nobody_knows_yet() {
    hold(new Redraws<>(this::chance));
  }

  @Test
  void what_is_drawn_anew_is_no_better_and_no_worse_than_what_came() {
    var law = new RedrawsEvenly<S, M>();
    hold(law);
    assertFalse(law.blind(), "something is drawn in this game: draw it anew in redraw");
    assertFalse(law.uneven(), "what really came is not one of what might have come");
  }

  @Test
  void undo_restores_the_exact_state_and_is_refused_where_it_must_be() {
    hold(new Undoes<>());
  }

  @Test
  void a_move_without_disclosure_takes_no_chance_and_teaches_its_player_nothing() {
    hold(new Discloses<>(this::chance));
  }

  @Test
  void results_follow_from_their_lines_and_the_outlook_shares_out_one_victory() {
    hold(new CountsFairly<>());
  }

  @Test
  void hasten_plays_forced_moves_and_nothing_else() {
    hold(new Hastens<>());
  }

  @Test
  void a_seat_foresees_of_its_moves_what_playing_them_would_show() {
    hold(new Foresees<>());
  }

  @Test
  void a_seat_that_acts_without_being_awaited_keeps_nobody_waiting() {
    hold(new KeepsNobodyWaiting<>());
  }

  @Test
  void every_state_can_be_drawn_and_everything_in_it_be_said() {
    hold(new Draws<>());
  }

  @Test
  void every_message_and_name_has_its_text_in_every_language() {
    String home = root().getPackageName() + ".";
    var classes = CompiledClasses.beside(root(), name -> name.startsWith(home));
    none(TextKeys.problems(game(), classes));
  }

  @Test
  void the_lesson_can_be_played_to_its_end() {
    none(Lessons.problems(game()));
  }

  @Test
  void the_house_finds_the_game_by_its_id() {
    String id = game().manual().id();
    assertEquals(
        Optional.of(root()),
        Games.find(id).map(Object::getClass),
        "add the game to META-INF/services/loggia.kernel.Game and to module-info.java");
  }

  @Test
  void every_rule_has_a_test_and_every_test_of_a_rule_has_its_rule() {
    var manual = game().manual();
    var coverage = RuleCoverage.of(CompiledClasses.beside(getClass(), _ -> true));
    coverage.write(manual, coverage());
    none(coverage.problems(manual));
  }
}
