package loggia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class LoggiaTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void the_version_is_name_and_number() {
    assertEquals(0, run("--version"));
    assertTrue(out.toString().matches("Loggia \\d+\\.\\d+\\.\\d+\\R"), out.toString());
  }

  @Test
  void help_lists_the_commands_and_goes_to_standard_output() {
    assertEquals(0, run("--help"));
    assertTrue(out.toString().contains("completion"), out.toString());
    assertEquals("", err.toString());
  }

  @Test
  void an_unknown_option_is_one_line_on_standard_error_and_exit_code_2() {
    assertEquals(2, run("--bogus"));
    assertEquals("loggia: unknown option '--bogus' (see 'loggia --help')", oneLine());
    assertEquals("", out.toString());
  }

  @Test
  void a_shell_that_cannot_be_completed_is_named() {
    assertEquals(2, run("completion", "fish"));
    assertTrue(oneLine().contains("'fish'"), err.toString());
  }

  @Test
  void completion_knows_its_own_command() {
    for (String shell : new String[] {"bash", "zsh"}) {
      assertEquals(0, run("completion", shell));
      assertTrue(out.toString().contains("_complete_loggia"), shell);
    }
  }

  @Test
  void a_failure_is_its_own_sentence_and_exit_code_1() {
    assertEquals(1, run(() -> fail(new Failure("no such game: chess")), "fails"));
    assertEquals("loggia: no such game: chess", oneLine());
  }

  @Test
  void an_unexpected_error_is_one_line_that_says_how_to_see_more() {
    assertEquals(1, run(() -> fail(new IllegalStateException("first\n  second")), "fails"));
    assertEquals(
        "loggia: IllegalStateException: first second (--verbose shows where it happened)",
        oneLine());
  }

  @Test
  void verbose_shows_where_an_error_came_from() {
    assertEquals(1, run(() -> fail(new Failure("no")), "fails", "--verbose"));
    assertTrue(err.toString().contains("at loggia.app"), err.toString());
  }

  private String oneLine() {
    assertEquals(1, err.toString().lines().count(), err.toString());
    return err.toString().strip();
  }

  private static Integer fail(RuntimeException error) {
    throw error;
  }

  private int run(String... args) {
    return run(() -> 0, args);
  }

  private int run(Callable<Integer> failing, String... args) {
    CommandLine line = Loggia.commandLine();
    line.addSubcommand("fails", new Fails(failing));
    // The handlers are set on the commands that were there before.
    var errors = line.getExecutionExceptionHandler();
    line.getSubcommands().get("fails").setExecutionExceptionHandler(errors);
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return line.execute(args);
  }

  @Command(name = "fails")
  private record Fails(Callable<Integer> action) implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
      return action.call();
    }
  }

  @Test
  void a_command_that_is_named_is_made_alone_and_is_what_it_is_among_all() {
    for (var command : Loggia.commandLine().getSubcommands().entrySet()) {
      CommandLine line = Loggia.commandLine(new String[] {command.getKey(), "--verbose"});
      assertEquals(
          command.getValue().getUsageMessage(),
          line.getSubcommands().get(command.getKey()).getUsageMessage());
      boolean all = List.of("help", "completion").contains(command.getKey());
      assertEquals(all, line.getSubcommands().size() > 1, command.getKey());
    }
    assertEquals(Set.of("serve"), made());
    assertEquals(Set.of("serve"), made("--data=here", "--port", "1"));
    assertTrue(made("--help").size() > 10);
    assertTrue(made("sevre").size() > 10);
  }

  private static Set<String> made(String... args) {
    return Loggia.commandLine(args).getSubcommands().keySet();
  }
}
