package loggia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Studies, their shards and their files, as a designer at a terminal meets them.
class StudyCommandsTest {
  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void a_study_is_one_page_that_needs_nothing_else() throws IOException {
    Path page = folder.resolve("report.html");
    Path tables = folder.resolve("tables");
    String[] study = {
      "study",
      "xii-century",
      "--bots",
      "random,random",
      "--games",
      "6",
      "--seed",
      "5",
      "--out",
      page.toString(),
      "--csv",
      tables.toString()
    };
    assertEquals(0, run(study), err::toString);
    String html = Files.readString(page);
    assertTrue(html.contains("<svg"), html);
    assertFalse(html.contains("src="), "loads nothing");
    assertFalse(html.contains("href="), "links nothing");
    assertEquals(3, Files.readAllLines(tables.resolve("seats.csv")).size());
  }

  @Test
  void shards_merged_are_the_report_of_the_whole_bit_for_bit() throws IOException {
    Path whole = folder.resolve("whole.html");
    String study = "study xii-century --bots random,greedy --games 9 --seed 5 --lang en";
    assertEquals(0, run((study + " --out " + whole).split(" ", -1)), err::toString);
    String merge = "merge --lang en --out " + folder.resolve("merged.html");
    for (int number = 1; number <= 3; number++) {
      Path part = folder.resolve("part-" + number);
      String shard = study + " --shard " + number + "/3 --state " + part;
      assertEquals(0, run(shard.split(" ", -1)), err::toString);
      merge += " " + part;
    }
    assertEquals(0, run(merge.split(" ", -1)), err::toString);
    assertEquals(0, run("study", "--state", folder.resolve("part-2").toString()), err::toString);
    assertTrue(out.toString().endsWith("shard 2/3, seed 5: 3 games played\n"), out::toString);
    String merged = Files.readString(folder.resolve("merged.html"));
    assertEquals(Files.readString(whole), merged);
    assertEquals(1, run(merge.replace(" " + folder.resolve("part-2"), "").split(" ", -1)));
    assertTrue(err.toString().contains("of 3 shards 1 is missing: 2"), err::toString);
  }

  @Test
  void one_command_plays_several_shards_each_into_its_own_file() throws IOException {
    String study = "study xii-century --bots random,greedy --games 9 --seed 5 --lang en";
    Path whole = folder.resolve("whole.html");
    assertEquals(0, run((study + " --out " + whole).split(" ", -1)), err::toString);
    Path parts = folder.resolve("parts");
    for (String shards : List.of("1-2/3", "2-3/3")) {
      String command = study + " --shard " + shards + " --state " + parts;
      assertEquals(0, run(command.split(" ", -1)), err::toString);
    }
    Path merged = folder.resolve("merged.html");
    String files = parts.resolve("1") + " " + parts.resolve("2") + " " + parts.resolve("3");
    String merge = "merge --lang en --out " + merged + " " + files;
    assertEquals(0, run(merge.split(" ", -1)), err::toString);
    assertEquals(Files.readString(whole), Files.readString(merged));
    String other = study.replace("seed 5", "seed 6") + " --shard 3-4/4 --state " + parts;
    assertEquals(2, run(other.split(" ", -1)), err::toString);
    assertTrue(err.toString().contains("'" + parts.resolve("3") + "' is of another series"));
    assertFalse(Files.exists(parts.resolve("4")), "nothing is played");
    assertEquals(2, run((study + " --shard 3-2/3 --state " + parts).split(" ", -1)));
    assertTrue(err.toString().contains("'3-2/3' goes from more to less"), err::toString);
  }

  @Test
  void a_kept_simulation_is_gone_on_with_by_its_file_alone() {
    Path state = folder.resolve("state");
    String simulate = "simulate xii-century --bots random,random --games 5 --seed 5 --json";
    assertEquals(0, run((simulate + " --state " + state).split(" ", -1)), err::toString);
    JsonNode first = JsonMapper.shared().readTree(out.toString());
    out.getBuffer().setLength(0);
    assertEquals(0, run("simulate", "--state", state.toString(), "--json"), err::toString);
    JsonNode second = JsonMapper.shared().readTree(out.toString());
    for (String field : List.of("seed", "games", "wins", "decisions", "endings", "rules", "date")) {
      assertEquals(first.get(field), second.get(field), field);
    }
    String other = simulate.replace("seed 5", "seed 6") + " --state " + state;
    assertEquals(2, run(other.split(" ", -1)));
    assertTrue(err.toString().contains("it has seed 5 instead of 6"), err::toString);
  }

  @Test
  void a_place_that_cannot_be_written_is_named_before_the_first_game() {
    Path nowhere = folder.resolve("no-such-folder").resolve("report.html");
    String study = "study xii-century --bots random,random --games 1000000000000 --out " + nowhere;
    assertEquals(1, run(study.split(" ", -1)));
    assertTrue(err.toString().contains("there is no folder"), err::toString);
  }

  @Test
  void a_sweep_plays_every_combination_of_the_standard_file() {
    String study = "study city-of-iron --bots random,random --games 2 --seed 5 --json";
    String[] vary = (study + " --vary gunslinger.attack=2,3 --vary bank.coins=2..4").split(" ", -1);
    assertEquals(0, run(vary), err::toString);
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    assertEquals(6, json.get("variants").size());
    String last = json.get("variants").get(5).get("name").asString();
    assertEquals("gunslinger.attack=3, bank.coins=4", last);
    assertEquals(2, run((study + " --vary nobody.attack=2,3").split(" ", -1)));
    assertTrue(err.toString().contains("no component 'nobody'"), err::toString);
  }

  @Test
  void the_file_to_begin_from_says_how_its_edition_is_played() {
    Path own = folder.resolve("it.json");
    String components = "components iron-century --out " + own + " --edition ";
    assertEquals(0, run((components + "it").split(" ", -1)), err::toString);
    String hint = "--option edition=it --file deck=" + own;
    assertTrue(out.toString().contains("Play with it: " + hint), out::toString);
    String simulate = "simulate iron-century --bots random,random --games 2 --seed 5 " + hint;
    assertEquals(0, run(simulate.split(" ", -1)), err::toString);
    assertEquals(2, run((components + "fr").split(" ", -1)));
    assertTrue(err.toString().contains("edition"), err::toString);
  }

  @Test
  void a_file_of_ones_own_is_compared_with_the_standard_one() {
    for (String game : List.of("iron-century", "xii-century", "city-of-iron")) {
      Path own = folder.resolve(game + ".json");
      assertEquals(0, run("components", game, "--out", own.toString()), err::toString);
      String study = "study " + game + " --bots random,random --games 2 --seed 5 --csv " + folder;
      String[] compare = (study + " --compare standard " + own).split(" ", -1);
      assertEquals(0, run(compare), err::toString);
    }
  }

  @Test
  void what_a_file_says_differently_is_named_first_with_its_effect() throws IOException {
    Path own = folder.resolve("my.json");
    assertEquals(0, run("components", "iron-century", "--out", own.toString()), err::toString);
    String standard = Files.readString(own);
    String levy = "\"id\": \"levy\", \"copies\": {\"en\": 1, \"it\": 3}, \"effects\": [\"%s\"]";
    String discards = levy.formatted("opponents-discard");
    assertTrue(standard.contains(discards), standard);
    Files.writeString(own, standard.replace(discards, levy.formatted("draw 6")));
    out.getBuffer().setLength(0);
    String study = "study iron-century --bots random,random --games 40 --seed 5 --json";
    String[] compare = (study + " --compare standard " + own).split(" ", -1);
    assertEquals(0, run(compare), err::toString);
    JsonNode findings = JsonMapper.shared().readTree(out.toString()).get("findings");
    String begin = "'%s' against 'standard': Levy has ".formatted(own);
    String first = findings.get(0).asString();
    assertTrue(
        first.startsWith(begin + "effects draw 6 instead of opponents-discard. Levy, "), first);
    Files.writeString(own, standard.replace(discards, levy.formatted("dance")));
    assertEquals(2, run(compare), "a file that cannot be used");
    assertTrue(err.toString().contains("there is no effect \"dance\""), err::toString);
  }

  private int run(String... args) {
    return Loggia.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }
}
