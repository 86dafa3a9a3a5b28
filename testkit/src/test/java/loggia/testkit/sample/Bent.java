package loggia.testkit.sample;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import loggia.kernel.Audience;
import loggia.kernel.Chance;
import loggia.kernel.Features;
import loggia.kernel.Foresight;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Manual;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Texts;
import loggia.kernel.Verdict;
import loggia.kernel.View;
import loggia.kernel.Viewer;
import loggia.testkit.sample.CampanileMove.Choose;
import loggia.testkit.sample.CampanileMove.Climb;
import loggia.testkit.sample.CampanileMove.Keep;

/// Mistakes that games make, and the law that each of them breaks.
enum Bent implements Bend {
  FORGETS_MOST_CHOICES("a_random_game_ends_within_its_bound_and_waits_for_nobody_without_a_move") {
    @Override
    public CampanileState play(
        CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
      if (move instanceof Choose(int stone) && stone < 13) {
        journal.tell(new CampanileEvent.Chose(seat));
        return state;
      }
      return state.play(seat, move, journal);
    }
  },
  OFFERS_A_MOVE_TWICE("a_random_game_ends_within_its_bound_and_waits_for_nobody_without_a_move") {
    @Override
    public List<CampanileMove> moves(CampanileState state, Seat seat) {
      var moves = new ArrayList<>(state.moves(seat).toList());
      if (moves.contains(new Climb())) {
        moves.add(new Climb());
      }
      return moves;
    }
  },
  DEPENDS_ON_THE_THREAD("the_same_record_gives_the_same_states_on_any_thread") {
    @Override
    public CampanileState play(
        CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
      CampanileState next = state.play(seat, move, journal);
      return move instanceof Climb && Thread.currentThread().isVirtual()
          ? next.with(next.prize() + 1, next.climbed(), next.winner())
          : next;
    }
  },
  SCRIBBLES_ON_THE_STATE("a_state_never_changes_after_it_was_made") {
    @Override
    public double[] outlook(BentState state) {
      double[] outlook = state.real.outlook();
      state.real = state.real.with(state.real.prize() + 1, 0, state.real.winner());
      return outlook;
    }
  },
  COUNTS_THE_STONES_OF_OTHERS(
      "features_tell_a_seat_nothing_that_it_cannot_know_and_every_move_has_its_number") {
    @Override
    public Optional<Features<BentState, CampanileMove>> features() {
      return Optional.of(
          new BentFeatures(
              MoveTables.ALL.all(),
              (state, seat, numbers) -> {
                int next = (seat.index() + 1) % state.seats();
                numbers.bits(state.masons().get(next).hand(), Long.SIZE);
              }));
    }
  },
  NUMBERS_NO_CLIMB(
      "features_tell_a_seat_nothing_that_it_cannot_know_and_every_move_has_its_number") {
    @Override
    public Optional<Features<BentState, CampanileMove>> features() {
      var moves = new ArrayList<>(MoveTables.ALL.all());
      moves.remove(new Climb());
      return Optional.of(new BentFeatures(moves, (_, _, _) -> {}));
    }
  },
  GROWS_WITH_THE_ROUNDS(
      "features_tell_a_seat_nothing_that_it_cannot_know_and_every_move_has_its_number") {
    @Override
    public Optional<Features<BentState, CampanileMove>> features() {
      return Optional.of(
          new BentFeatures(
              MoveTables.ALL.all(), (state, _, numbers) -> numbers.bits(0, state.round())));
    }
  },
  READS_ANOTHER_MOVE("moves_and_positions_read_back_as_they_were_written") {
    @Override
    public CampanileMove move(String text) {
      return text.equals("choose 1") ? new Choose(2) : GAME.move(text);
    }
  },
  REMEMBERS_WHAT_IS_NOT_WRITTEN("stopping_and_continuing_anywhere_changes_nothing") {
    @Override
    public CampanileState play(
        CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
      return move instanceof Keep && age > 4 && state.climbed() == 0
          ? state.with(state.prize() + 1, state.climbed(), state.winner()).play(seat, move, journal)
          : state.play(seat, move, journal);
    }
  },
  ALLOWS_ANY_STONE("explain_allows_exactly_the_moves_that_are_listed") {
    @Override
    public Verdict explain(CampanileState state, Seat seat, CampanileMove move) {
      return move instanceof Choose && state.awaited().contains(seat) && state.winner() == 0
          ? Verdict.allowed()
          : state.explain(seat, move);
    }
  },
  HIDES_A_MOVE("explain_allows_exactly_the_moves_that_are_listed") {
    @Override
    public List<CampanileMove> intents(CampanileState state, Seat seat) {
      return state.intents(seat).stream().filter(move -> !(move instanceof Climb)).toList();
    }
  },
  SHOWS_HANDS_TO_LOSERS("no_seat_can_tell_a_world_it_imagines_from_the_real_one") {
    @Override
    public View view(CampanileState state, Viewer viewer) {
      boolean loser = viewer instanceof Seat seat && seat.number() != state.winner();
      return state.view(loser && state.winner() > 0 ? Onlooker.ORACLE : viewer);
    }
  },
  SHOWS_A_HAND_TO_SPECTATORS("no_seat_can_tell_a_world_it_imagines_from_the_real_one") {
    @Override
    public View view(CampanileState state, Viewer viewer) {
      return state.view(viewer == Onlooker.SPECTATOR && state.winner() == 1 ? Seat.ONE : viewer);
    }
  },
  LEAVES_A_TRACE_IN_THE_VIEW("no_seat_can_tell_a_world_it_imagines_from_the_real_one") {
    // A field that equality does not look at, but a client would.
    record Traced(View view, List<String> trace) implements View {
      @Override
      public String draw(Texts texts, Names names) {
        return view.draw(texts, names);
      }

      @Override
      public boolean equals(Object other) {
        return other instanceof Traced traced && traced.view.equals(view);
      }

      @Override
      public int hashCode() {
        return view.hashCode();
      }
    }

    @Override
    public View view(CampanileState state, Viewer viewer) {
      return new Traced(state.view(viewer), List.of(state.masons().toString()));
    }
  },
  SAYS_WHAT_WAS_CHOSEN("the_log_tells_nobody_what_the_view_hides") {
    @Override
    public CampanileState play(
        CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
      if (move instanceof Choose(int stone)) {
        journal.tell(new CampanileEvent.Showed(seat, stone));
      }
      return state.play(seat, move, journal);
    }
  },
  KEEPS_THE_CHANCE("imagined_worlds_have_a_chance_of_their_own_and_can_be_played") {
    @Override
    public CampanileState imagine(CampanileState state, Seat seat, RandomGenerator random) {
      return Bent.with(state.imagine(seat, random), state.chance(), state.disclosures());
    }
  },
  IMAGINES_GOOD_PLAY("imagination_is_even_over_what_is_hidden") {
    @Override
    public CampanileState imagine(CampanileState state, Seat seat, RandomGenerator random) {
      CampanileState world = state.imagine(seat, random);
      Seat next = seat.next(state.seats());
      Mason mason = world.masons().get(next.index());
      int best = 63 - Long.numberOfLeadingZeros(mason.hand());
      return mason.chosen() == 0 ? world : world.with(next, mason.choosing(best));
    }
  },
  IMAGINES_THE_TRUTH("imagination_is_even_over_what_is_hidden") {
    @Override
    public CampanileState imagine(CampanileState state, Seat seat, RandomGenerator random) {
      return Bent.with(state, random.nextLong(), state.disclosures());
    }
  },
  KEEPS_QUIET_ABOUT_SECRETS("imagination_is_even_over_what_is_hidden") {
    @Override
    public Optional<?> hiddenFeature(CampanileState state, Seat seat) {
      return Optional.empty();
    }
  },
  DEALS_ANEW_WHAT_SOMEBODY_HOLDS("what_is_drawn_anew_is_what_nobody_knows_yet") {
    @Override
    public CampanileState redraw(CampanileState state, RandomGenerator random) {
      return state.imagine(Seat.ONE, random);
    }
  },
  DRAWS_ONLY_ONES_ANEW("what_is_drawn_anew_is_no_better_and_no_worse_than_what_came") {
    @Override
    public CampanileState redraw(CampanileState state, RandomGenerator random) {
      CampanileState redrawn = state.redraw(random);
      int sides = Components.STANDARD.sides();
      return Chance.below(Chance.next(redrawn.chance()), sides) == 0
          ? redrawn
          : redraw(state, random);
    }
  },
  FORGETS_WHAT_WAS_SHOWN("undo_restores_the_exact_state_and_is_refused_where_it_must_be") {
    // Says something else when asked for the first time.
    @Override
    public long disclosures(BentState state) {
      long first = state.asked ? 0 : 1000;
      state.asked = true;
      return state.real.disclosures() + first;
    }
  },
  ROLLS_IN_SILENCE("a_move_without_disclosure_takes_no_chance_and_teaches_its_player_nothing") {
    @Override
    public CampanileState play(
        CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
      CampanileState next = state.play(seat, move, journal);
      return move instanceof Climb ? Bent.with(next, next.chance(), state.disclosures()) : next;
    }
  },
  WHISPERS("a_move_without_disclosure_takes_no_chance_and_teaches_its_player_nothing") {
    @Override
    public CampanileState play(
        CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
      Seat next = seat.next(state.seats());
      int chosen = state.masons().get(next.index()).chosen();
      journal.tell(Audience.only(seat), new CampanileEvent.Showed(next, chosen));
      return state.play(seat, move, journal);
    }
  },
  RANKS_UPSIDE_DOWN("results_follow_from_their_lines_and_the_outlook_shares_out_one_victory") {
    @Override
    public Result result(CampanileState state) {
      Result result = state.result();
      var standings =
          result.standings().stream()
              .map(
                  s ->
                      new Result.Standing(
                          s.seat(), 5 - s.rank(), s.score(), s.lines(), s.tieBreaks()))
              .toList();
      return new Result(result.ending(), standings);
    }
  },
  HOPES_FOR_TOO_MUCH("results_follow_from_their_lines_and_the_outlook_shares_out_one_victory") {
    @Override
    public double[] outlook(BentState state) {
      double[] outlook = state.real.outlook();
      Arrays.setAll(outlook, i -> Math.min(1, outlook[i] * 1.1));
      return outlook;
    }
  },
  HASTENS_NOBODY("hasten_plays_forced_moves_and_nothing_else") {
    @Override
    public CampanileState hasten(CampanileState state) {
      return state;
    }
  },
  FORESEES_THE_PRESENT("a_seat_foresees_of_its_moves_what_playing_them_would_show") {
    @Override
    public Foresight<BentState, CampanileMove> foresight(Seat seat) {
      return (world, _) -> world.outlook();
    }
  },
  RAISES_THE_PRIZE_IN_SILENCE("a_seat_that_acts_without_being_awaited_keeps_nobody_waiting") {
    @Override
    public CampanileState play(
        CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
      return state.awaited().contains(seat)
          ? state.play(seat, move, journal)
          : state
              .with(state.prize() + 1, state.climbed(), state.winner())
              .play(seat, move, Journal.NONE);
    }
  },
  ASKS_ALL_AGAIN_AFTER_A_CHANGE("a_seat_that_acts_without_being_awaited_keeps_nobody_waiting") {
    @Override
    public CampanileState play(
        CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
      CampanileState asked =
          state.with(state.masons().stream().map(mason -> mason.choosing(0)).toList());
      return (state.awaited().contains(seat) ? state : asked).play(seat, move, journal);
    }
  },
  CANNOT_BE_DRAWN("every_state_can_be_drawn_and_everything_in_it_be_said") {
    record Blank(View view) implements View {
      @Override
      public String draw(Texts texts, Names names) {
        return texts.get("ui.board");
      }
    }

    @Override
    public View view(CampanileState state, Viewer viewer) {
      return new Blank(state.view(viewer));
    }
  },
  LACKS_A_TRANSLATION("every_message_and_name_has_its_text_in_every_language") {
    @Override
    public Texts texts(String language) {
      return language.equals("it") ? Bent.texts(language, "about.die=") : GAME.texts(language);
    }
  },
  COPIES_A_SENTENCE("every_message_and_name_has_its_text_in_every_language") {
    @Override
    public Texts texts(String language) {
      return Bent.texts(language, "about.die=" + GAME.texts("en").get("about.die"));
    }
  },
  COPIES_THE_NAMES("every_message_and_name_has_its_text_in_every_language") {
    @Override
    public Texts texts(String language) {
      var names = new StringBuilder();
      for (int i = 0; i < 200; i++) {
        names.append("name.stone-").append(i).append("=Ashlar ").append(i).append('\n');
      }
      return Bent.texts(language, names.toString());
    }
  },
  TEACHES_NONSENSE("the_lesson_can_be_played_to_its_end") {
    @Override
    public Optional<GameRecord> lesson() {
      String lesson = Resource.FILES.text("lesson.record");
      return Optional.of(GameRecord.read(lesson.replace("1 climb", "1 choose 1")));
    }
  },
  IS_NOWHERE_TO_BE_FOUND("the_house_finds_the_game_by_its_id") {
    @Override
    public Manual manual() {
      return Bent.manual("clocktower", GAME.manual().chapters());
    }

    @Override
    public Optional<GameRecord> lesson() {
      String lesson = Resource.FILES.text("lesson.record");
      return Optional.of(GameRecord.read(lesson.replace("campanile", "clocktower")));
    }
  },
  HAS_A_RULE_WITHOUT_A_TEST("every_rule_has_a_test_and_every_test_of_a_rule_has_its_rule") {
    @Override
    public Manual manual() {
      var chapters = new ArrayList<>(GAME.manual().chapters());
      chapters.set(1, new Manual.Chapter("end", List.of("SAM-06", "SAM-07", "SAM-08")));
      return Bent.manual(GAME.manual().id(), chapters);
    }

    @Override
    public Texts texts(String language) {
      return Bent.texts(language, "rule.SAM-08=?");
    }
  };

  final String law;

  Bent(String law) {
    this.law = law;
  }

  private static Manual manual(String id, List<Manual.Chapter> chapters) {
    Manual manual = GAME.manual();
    return new Manual(
        id,
        manual.rules(),
        manual.leastSeats(),
        manual.mostSeats(),
        manual.bound(),
        manual.options(),
        chapters,
        manual.components());
  }

  private static CampanileState with(CampanileState state, long chance, long disclosures) {
    return new CampanileState(
        state.frame(),
        state.round(),
        state.masons(),
        state.played(),
        state.prize(),
        state.climbed(),
        state.winner(),
        chance,
        disclosures);
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Texts texts(String language, String line) {
    return Texts.of(
        language,
        stream(Resource.FILES.text("messages_" + language + ".properties")),
        stream(line));
  }
}
