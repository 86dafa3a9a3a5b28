package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a server says that cannot start: one sentence, and what to do.
class StartTest {
  @TempDir Path data;

  private static String refusal(Path folder) {
    var e = assertThrows(IllegalArgumentException.class, () -> TestServer.open(folder).close());
    String message = String.valueOf(e.getMessage());
    assertFalse(message.contains("Exception"), message);
    assertFalse(message.contains("\n"), message);
    return message;
  }

  @Test
  void two_servers_do_not_share_a_folder_and_the_second_says_who_holds_it() {
    try (var first = TestServer.open(data)) {
      String message = refusal(data);
      assertTrue(
          message.startsWith(
              "the data folder %s is in use by process %d at port %d since "
                  .formatted(data, ProcessHandle.current().pid(), first.port())),
          message);
      assertTrue(message.endsWith(": stop that server or choose another folder with --data"));
    }
    TestServer.open(data).close();
  }

  @Test
  void a_file_that_is_no_database_is_named_and_left_alone() throws IOException {
    Path file = data.resolve("loggia.db");
    Files.writeString(file, "Dear diary, ".repeat(1000));
    assertEquals(
        "the file of games "
            + file
            + " is damaged or no database: move it away and restore a backup (see docs/hosting.md)",
        refusal(data));
    assertTrue(Files.readString(file).startsWith("Dear diary"));
  }

  @Test
  void a_truncated_file_is_named() throws IOException {
    TestServer.open(data).close();
    Path file = data.resolve("loggia.db");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length / 3));
    assertTrue(refusal(data).contains(" is damaged or no database: "));
  }

  @Test
  void the_database_of_another_program_is_left_alone() throws IOException {
    Path file = data.resolve("loggia.db");
    Jdbi.create("jdbc:sqlite:" + file).useHandle(h -> h.execute("create table recipes (id text)"));
    byte[] before = Files.readAllBytes(file);
    assertEquals(
        "the file of games " + file + " holds something else than games of Loggia: choose another",
        refusal(data));
    assertTrue(java.util.Arrays.equals(before, Files.readAllBytes(file)));
  }

  @Test
  void the_database_of_a_later_version_is_left_alone() {
    TestServer.open(data).close();
    Jdbi.create("jdbc:sqlite:" + data.resolve("loggia.db"))
        .useHandle(h -> h.execute("update flyway_schema_history set version = '999'"));
    assertTrue(
        refusal(data).endsWith(" was written by a later version of Loggia: use that or a backup"));
  }

  @Test
  void an_empty_key_is_named() throws IOException {
    Path key = data.resolve("secret.key");
    Files.writeString(key, "");
    assertEquals(
        "the key file " + key + " is empty: delete it to get a new one (everybody signs in again)",
        refusal(data));
  }

  @Test
  void a_file_where_the_folder_should_be_is_named() throws IOException {
    Path file = data.resolve("games");
    Files.writeString(file, "");
    assertEquals(
        "the data folder " + file + " is a file: move it away or choose another folder with --data",
        refusal(file));
  }

  @Test
  void a_folder_that_cannot_be_written_is_named() {
    // Not even the root may make folders there.
    Path folder = Path.of("/proc/loggia");
    assertEquals(
        "the data folder /proc/loggia cannot be written: let this user write there or choose"
            + " another folder with --data",
        refusal(folder));
  }

  @Test
  void what_stopped_a_start_is_let_go_of() throws IOException {
    Files.writeString(data.resolve("secret.key"), "");
    refusal(data);
    Files.delete(data.resolve("secret.key"));
    TestServer.open(data).close();
  }
}
