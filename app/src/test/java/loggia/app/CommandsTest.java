package loggia.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import loggia.kernel.Decision;
import loggia.kernel.GameRecord;
import loggia.kernel.Games;
import loggia.kernel.Lesson;
import loggia.kernel.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The commands as a person at a terminal meets them.
class CommandsTest {
  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void a_simulation_as_json_has_every_figure() {
    String[] simulate = {
      "simulate", "xii-century", "--bots", "random,greedy", "--games", "4", "--seed", "5", "--json"
    };
    assertEquals(0, run(simulate), err::toString);
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    for (String field :
        """
        game options seats games decisions seconds gamesPerSecond decisionsPerSecond threads wins
        endings averageScores averageRounds
        """
            .split("\\s+", -1)) {
      assertTrue(field.isEmpty() || json.has(field), field);
    }
    assertEquals(4, json.get("games").asInt());
    assertEquals(2, json.get("wins").size());
  }

  @Test
  void long_names_of_bots_leave_the_columns_of_a_table_in_line() {
    String[] simulate = {
      "simulate",
      "xii-century",
      "--bots",
      "random,search:iterations=1,threads=1,explore=1.25",
      "--games",
      "1",
      "--seed",
      "5"
    };
    assertEquals(0, run(simulate), err::toString);
    List<String> lines = out.toString().lines().toList();
    int wins = lines.get(1).indexOf("wins") + "wins".length();
    assertEquals('%', lines.get(2).charAt(wins - 1), out::toString);
    assertEquals('%', lines.get(3).charAt(wins - 1), out::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate chess --bots random,random|unknown game 'chess'; known: ",
        "simulate xii-century --bots random,gready|unknown bot 'gready'; known: random, greedy",
        "simulate xii-century --bots random --option colour=red|colour",
        "simulate xii-century --bots random --option difficulty=soft|very-easy",
        "simulate xii-century --bots random --sheet missing.json|cannot read the file"
            + " 'missing.json'",
        "simulate city-of-iron --bots random|2",
        "tournament xii-century --bots random|two bots",
        "rules xii-century XII-999|nothing is called 'XII-999'; rules: XII-01 to XII-82, tables:"
            + " asset",
        "rules xii-century --lang de|unknown language 'de'; known: en, it",
        "play chess|unknown game 'chess'; known: ",
        "play xi-century|; did you mean 'xii-century'?",
        "rules Iron|; did you mean 'iron-century'?",
        "simulat xii-century|unknown command 'simulat'; did you mean 'simulate'?",
        "simulate xii-century --bots random --gmes 1|unknown option '--gmes'; did you mean"
            + " '--games'?",
        "simulate xii-century --bots gready|; did you mean 'greedy'?",
        "simulate xii-century --bots random --option dificulty=easy|; did you mean 'difficulty'?",
        "simulate xii-century --bots random --option difficulty=eazy|; did you mean 'easy'?",
        "simulate xii-century --bots random --option easy|Value for option '--option' (KEY=VALUE)",
        "serve --port 99999|--port is a number from 0 to 65535, not 99999",
        "play xii-century --seats human,gready|unknown bot 'gready'",
        "simulate xii-century --bots com.example.MyBot|there is no such class on the class path",
        "simulate xii-century --bots random --class-path nowhere|names 'nowhere', which is not"
            + " there",
        "schema chess|unknown game 'chess'; known: ",
        "environment xii-century --tables 0|--tables is a number from 1 to 4096, not 0",
        "environment xii-century --with pictures|unknown content 'pictures'; known: names, view,"
            + " vector, mask",
        "environment xii-century --seats random,greedy|at least one seat for 'agent'",
        "environment xii-century --seats 9|9",
        "export xii-century --bots random,random --out x --games 0|--games must be at least 1",
        "train xii-century --out x --seats 6|--seats must be from 1 to 5",
        "train xii-century --out x --games 0|--hours, --rounds, --games, --iterations, --deals and"
            + " --rate must",
        "simulate xii-century --bots greedy:weights=README.md|is no file of weights",
      })
  void a_mistake_is_one_line_that_says_what_would_be_right_and_exit_code_2(String example) {
    String[] parts = example.split("\\|", 2);
    assertEquals(2, run(parts[0].split(" ", -1)));
    assertTrue(err.toString().contains(parts[1]), err::toString);
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void a_tournament_prints_ratings_and_pairings() {
    Path state = folder.resolve("state");
    String[] tournament = {
      "tournament",
      "xii-century",
      "--bots",
      "random,greedy",
      "--games",
      "4",
      "--seed",
      "5",
      "--state",
      state.toString()
    };
    assertEquals(0, run(tournament), err::toString);
    assertTrue(out.toString().contains("random against greedy: "), out::toString);
    assertTrue(out.toString().contains("seed 5"), out::toString);
    String first = out.toString();
    out.getBuffer().setLength(0);
    assertEquals(0, run("tournament", "--state", state.toString()), err::toString);
    assertEquals(first, out.toString());
    out.getBuffer().setLength(0);
    assertEquals(0, run("tournament", "--state", state.toString(), "--json"), err::toString);
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    assertEquals(5, json.get("seed").asInt());
    assertTrue(json.get("ratings").get(0).has("variance"), json::toString);
  }

  @Test
  void after_a_tournament_the_coach_says_what_was_luck_and_what_was_play() {
    String[] tournament = {
      "tournament", "iron-century", "--bots", "random,greedy", "--games", "2", "--coach", "1"
    };
    assertEquals(0, run(tournament), err::toString);
    List<String> lines = out.toString().lines().toList();
    String head = "coach +games +result +luck +cost +accuracy";
    String figures = "(random|greedy) +1 +[0-9.]+ +[+-][0-9.]+ +[0-9.]+ ± [0-9.]+ +[0-9]+%";
    assertEquals(1, lines.stream().filter(line -> line.matches(head)).count(), out::toString);
    assertEquals(2, lines.stream().filter(line -> line.matches(figures)).count(), out::toString);
  }

  @Test
  void who_wants_to_play_on_spark_where_it_is_not_is_told_how_to_get_it() {
    String simulate = "simulate xii-century --bots random,random --games 9 --on local[2]";
    assertEquals(1, run(simulate.split(" ", -1)));
    assertTrue(err.toString().contains("Apache Spark is not here: ./loggia fetches it"));
    assertEquals(2, run((simulate + " --until 1").split(" ", -1)));
    assertTrue(err.toString().contains("leave --shard and --until out"), err::toString);
  }

  @Test
  void a_bot_that_cannot_be_started_is_an_error_and_nothing_is_played() {
    for (String command : List.of("simulate", "tournament", "study")) {
      String line = command + " xii-century --bots exec:./nothere,random --games 4";
      line += command.equals("study") ? " --json" : "";
      assertEquals(1, run(line.split(" ", -1)), command);
      assertEquals("", out.toString());
      assertTrue(err.toString().contains("'exec:./nothere' cannot be started"), err::toString);
    }
  }

  @Test
  void a_training_goes_on_where_it_was_and_bots_play_by_what_it_learned() {
    Path weights = folder.resolve("xii-century-1.weights");
    String train = "train xii-century --seats 1 --games 2 --seed 5 --out " + folder + " --rounds ";
    assertEquals(0, run((train + 1).split(" ", -1)), err::toString);
    assertEquals(0, run((train + 2).split(" ", -1)), err::toString);
    assertTrue(out.toString().contains("from round 1"), out::toString);
    String bot = "greedy:weights=" + weights;
    assertEquals(0, run("simulate", "xii-century", "--bots", bot, "--games", "1"), err::toString);
  }

  @Test
  void attention_is_learned_for_what_ships_or_lies_in_the_folder() {
    Path weights = folder.resolve("xii-century-1.weights");
    String train =
        "train xii-century --attention --seats 1 --games 10 --iterations 20 --seed 5 --out %s --rounds "
            .formatted(folder);
    assertEquals(0, run((train + 1).split(" ", -1)), err::toString);
    assertTrue(out.toString().contains("attention in xii-century, 1 seats"), out::toString);
    assertEquals(0, run((train + 2).split(" ", -1)), err::toString);
    assertTrue(out.toString().contains("from round 1"), out::toString);
    String bot = "search:iterations=2,weights=" + weights;
    assertEquals(0, run("simulate", "xii-century", "--bots", bot, "--games", "1"), err::toString);
  }

  @Test
  void an_export_is_the_same_for_the_same_seed_and_complete() throws IOException {
    String export = "export iron-century --bots random,greedy --games 70 --seed 5 --out ";
    Path one = folder.resolve("one.jsonl");
    Path two = folder.resolve("two.jsonl.gz");
    assertEquals(0, run((export + one + " --with vector").split(" ", -1)), err::toString);
    assertEquals(0, run((export + two + " --with vector").split(" ", -1)), err::toString);
    try (var packed = new GZIPInputStream(Files.newInputStream(two))) {
      assertEquals(Files.readString(one), new String(packed.readAllBytes(), UTF_8));
    }
    List<String> lines = Files.readAllLines(one);
    JsonNode line = JsonMapper.shared().readTree(lines.getFirst());
    for (String field :
        "game rules deal number seat round legal move chosen value vector ending ranks scores shares"
            .split(" ", -1)) {
      assertTrue(line.has(field), field);
    }
    assertFalse(line.has("view"));
    long games = lines.stream().filter(each -> each.contains("\"number\":0,")).count();
    assertEquals(70, games);
    assertEquals(1, run((export + folder.resolve("nowhere").resolve("x")).split(" ", -1)));
    assertTrue(err.toString().contains("there is no folder"), err::toString);
  }

  @Test
  void two_runs_of_the_bench_are_compared_figure_by_figure() throws IOException {
    String line = "{\"section\":\"rules\",\"what\":\"pig\",\"unit\":\"games/s\",\"figure\":%d}";
    Path before = folder.resolve("before.json");
    Path after = folder.resolve("after.json");
    Files.writeString(before, "{\"lines\":[" + line.formatted(400) + "]}");
    Files.writeString(after, "{\"lines\":[" + line.formatted(500) + "]}");
    assertEquals(0, run("bench", "compare", before.toString(), after.toString()), err::toString);
    assertTrue(out.toString().contains("1.250"), out::toString);
    assertEquals(1, run("bench", "compare", before.toString(), "nothing.json"));
    assertTrue(err.toString().contains("'nothing.json' cannot be read"), err::toString);
  }

  @Test
  void one_rule_is_printed_in_either_language() {
    assertEquals(0, run("rules", "xii-century", "xii-53", "--lang", "it"));
    assertTrue(out.toString().startsWith("XII-53: "), out::toString);
    String italian = out.toString();
    out.getBuffer().setLength(0);
    assertEquals(0, run("rules", "xii-century", "XII-53", "--lang", "en"));
    assertFalse(italian.contentEquals(out.getBuffer()));
  }

  @Test
  void a_game_is_played_saved_gone_on_with_and_replayed() throws IOException {
    Path file = folder.resolve("game.record");
    String[] play = {
      "play",
      "xii-century",
      "--seats",
      "human,apprentice",
      "--seed",
      "3",
      "--plain",
      "--lang",
      "en",
      "--record",
      file.toString()
    };
    assertEquals(0, type("1\n? 1\nl\nu\nnonsense\nhint\n1\ns\nq\n", play), err::toString);
    String hint = out.toString().replaceFirst("(?s).*What a master would think of first", "");
    assertTrue(hint.lines().skip(1).limit(3).allMatch(l -> l.matches(".*\\(\\d+%\\)")), hint);
    assertTrue(out.toString().contains("This would happen:"), out::toString);
    assertTrue(out.toString().contains("No choice fits \"nonsense\"."), out::toString);
    GameRecord saved = GameRecord.read(Files.readString(file));
    assertTrue(saved.decisions().stream().anyMatch(decision -> decision.isUndo()));

    assertEquals(0, type("1\n", "play", file.toString(), "--lang", "en"), err::toString);
    GameRecord longer = GameRecord.read(Files.readString(file));
    assertTrue(longer.decisions().size() > saved.decisions().size());

    out.getBuffer().setLength(0);
    assertEquals(0, run("replay", file.toString(), "--json"), err::toString);
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    assertEquals(longer.decisions().size(), json.get("number").asInt());
    assertEquals(2, run("replay", file.toString(), "--at", "9999"));
    assertEquals(2, run("coach", file.toString()));
    assertTrue(err.toString().contains("only finished games are analysed"), err::toString);
  }

  @Test
  void the_end_of_a_turn_is_asked_so_that_the_last_die_can_be_taken_back() {
    String[] play = {
      "play", "xii-century", "--seats", "human", "--seed", "3", "--plain", "--lang", "en"
    };
    assertEquals(
        0, type("1\ngrassland\n1\npopulation\n5\nfarms\n5\nforest\nr2\nquarry\nu\nq\n", play));
    assertTrue(out.toString().contains("Choices:\n  e Done\n"), out::toString);
    assertTrue(out.toString().contains("Player 1 takes the last choice back."), out::toString);
  }

  @Test
  void a_lesson_is_played_in_the_terminal_step_by_step() {
    for (String id : List.of("xii-century", "iron-century", "city-of-iron")) {
      var game = Games.find(id).orElseThrow();
      Texts texts = game.texts("it");
      List<Lesson> lessons = Lesson.of(game);
      for (int part = 1; part <= lessons.size(); part++) {
        out.getBuffer().setLength(0);
        Lesson lesson = lessons.get(part - 1);
        List<Decision> decisions = lesson.record().decisions();
        String moves =
            IntStream.range(0, decisions.size())
                .filter(n -> lesson.text(texts, n).isPresent())
                .mapToObj(n -> decisions.get(n).text())
                .collect(Collectors.joining("\n", "s\n", "\n"));
        String[] play = {"play", id, "--lesson", "--part", "" + part, "--lang", "it"};
        assertEquals(0, type(moves, play), err::toString);
        assertTrue(out.toString().contains("Lezione: "), out::toString);
        assertTrue(out.toString().contains(lesson.end(texts)), out::toString);
      }
      assertEquals(2, lessons.size(), id);
    }
  }

  @Test
  void a_card_that_the_menu_lists_another_one_for_can_be_named() {
    String[] play = {
      "play", "iron-century", "--seats", "human,random", "--seed", "3", "--plain", "--lang", "en"
    };
    // The menu lists one of two Reformed without objects.
    assertEquals(0, type("cromwell\ndraw\nput arminius\nl\nq\n", play), err::toString);
    assertFalse(out.toString().contains("Put Jacobus Arminius"), out::toString);
    assertTrue(out.toString().contains("Player 1 puts Jacobus Arminius into play."), out::toString);
  }

  @Test
  void the_screen_is_handed_over_between_people_and_hides_what_was_on_it() {
    String[] play = {
      "play", "xii-century", "--seats", "human,human", "--seed", "3", "--plain", "--lang", "en"
    };
    assertEquals(0, type("\n" + "1\n".repeat(60), play), err::toString);
    assertTrue(out.toString().contains("Hand the screen to Player 2."), out::toString);
    assertTrue(out.toString().contains("\n".repeat(50)), "what was on the screen is pushed away");
  }

  @Test
  void a_broken_record_is_answered_with_file_and_line() throws IOException {
    Path file = Files.writeString(folder.resolve("bad.record"), "loggia record 1\nsize 3\n");
    assertEquals(2, run("replay", file.toString()));
    assertTrue(err.toString().contains("bad.record: line 2"), err::toString);
  }

  @Test
  void a_record_that_cannot_be_written_is_told_before_the_first_decision() {
    Path nowhere = folder.resolve("nowhere").resolve("game.record");
    assertEquals(
        1,
        type(
            "q\n", "play", "xii-century", "--plain", "--seats", "human", "--record", nowhere + ""));
    assertEquals(
        "loggia: cannot write '%s': there is no folder '%s'\n"
            .formatted(nowhere, nowhere.getParent()),
        err.toString());
    assertEquals("", out.toString());
  }

  @Test
  void a_file_that_is_no_record_is_said_to_be_none_whatever_its_comments() throws IOException {
    Path file = Files.writeString(folder.resolve("notes.md"), "# Notes\n\nBuy bread.\n");
    assertEquals(2, run("play", file.toString()));
    assertTrue(
        err.toString().contains("line 3: this is no Loggia record: one begins with"),
        err::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"missing.json", "unusable.json"})
  void a_component_file_is_refused_alike_whether_missing_or_unusable(String name)
      throws IOException {
    Files.writeString(folder.resolve("unusable.json"), "{ \"cards\": 3 }");
    String file = folder.resolve(name).toString();
    String[] simulate = {"simulate", "iron-century", "--bots", "random,random", "--deck", file};
    assertEquals(2, run(simulate), err::toString);
    assertFalse(err.toString().contains("Refusal"), err::toString);
    assertEquals(1, err.toString().lines().count(), err::toString);
  }

  private int run(String... args) {
    return Loggia.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  private int type(String lines, String... args) {
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
      return run(args);
    } finally {
      System.setIn(before);
    }
  }
}
