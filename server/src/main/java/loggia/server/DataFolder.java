package loggia.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/// The folder where the server keeps its things, held by one process at a time: two servers on one
/// file of games would not hear of each other. What fails is said in one sentence, with what to do.
final class DataFolder implements AutoCloseable {
  private static final String CHOOSE = " or choose another folder with --data";

  /// Only this byte is locked, so that everybody can read who holds the folder.
  private static final long LOCKED = Long.MAX_VALUE - 1;

  private final FileChannel channel;

  private DataFolder(FileChannel channel) {
    this.channel = channel;
  }

  /// Makes the folder if it is not there.
  ///
  /// @throws IllegalArgumentException when it cannot be used
  static void make(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (FileAlreadyExistsException e) {
      throw new IllegalArgumentException(
          "the data folder " + folder + " is a file: move it away" + CHOOSE, e);
    } catch (IOException e) {
      throw notWritable(folder, e);
    }
  }

  private static IllegalArgumentException notWritable(Path folder, IOException e) {
    return new IllegalArgumentException(
        "the data folder " + folder + " cannot be written: let this user write there" + CHOOSE, e);
  }

  /// Makes the folder and holds it until closed.
  ///
  /// @throws IllegalArgumentException when it cannot be used, or somebody else holds it
  static DataFolder hold(Path folder) {
    make(folder);
    Path file = folder.resolve("loggia.lock");
    try {
      var channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (!locked(channel)) {
        String holder = Files.readString(file).strip();
        channel.close();
        throw new IllegalArgumentException(
            "the data folder %s is in use by %s: stop that server%s"
                .formatted(folder, holder.isEmpty() ? "another server" : holder, CHOOSE));
      }
      var held = new DataFolder(channel);
      held.sign("");
      return held;
    } catch (AccessDeniedException e) {
      throw notWritable(folder, e);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the lock file " + file + " cannot be used: " + e.getMessage(), e);
    }
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock(LOCKED, 1, false) != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /// Writes down who holds the folder.
  private void sign(String where) throws IOException {
    String text =
        "process %d%s since %s%n"
            .formatted(
                ProcessHandle.current().pid(),
                where,
                Instant.now().truncatedTo(ChronoUnit.SECONDS));
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
  }

  void listensAt(int port) {
    try {
      sign(" at port " + port);
    } catch (IOException _) {
      // The process is written down already.
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException _) {
      // Closing lets go of the lock, and so does the end of the process.
    }
  }
}
