package loggia.bench;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A program that plays as `docs/writing-a-bot.md` says and does next to nothing itself: it takes
/// the first move of every question, and reads no further. So what is measured with it is what
/// asking costs. Its words are what it asks for before it is ready.
public final class FirstMove {
  private static final byte[] MOVES = "\"moves\":[\"".getBytes(StandardCharsets.UTF_8);

  private final InputStream in = new FileInputStream(FileDescriptor.in);
  private final OutputStream out = new FileOutputStream(FileDescriptor.out);
  private byte[] line = new byte[1 << 16];

  private FirstMove() {}

  public static void main(String[] words) throws IOException {
    String ready = "ready first move\n";
    new FirstMove().play(words.length == 0 ? ready : String.join(" ", words) + "\n" + ready);
  }

  /// Nothing is said to it while it is asked, so where a line ends nothing follows.
  private void play(String hello) throws IOException {
    int size = 0;
    for (int read = in.read(line); read > 0; read = in.read(line, size, line.length - size)) {
      size += read;
      if (line[0] == 'q') {
        return;
      }
      if (line[size - 1] == '\n') {
        answer(size, hello);
        size = 0;
      } else if (size == line.length) {
        line = Arrays.copyOf(line, 2 * size);
      }
    }
  }

  /// What begins a game or ends one may stand before the question.
  private void answer(int size, String hello) throws IOException {
    if (line[0] == 'l') {
      out.write(hello.getBytes(StandardCharsets.UTF_8));
      return;
    }
    for (int begin = 0; begin < size; begin++) {
      if (Arrays.equals(
          line, begin, Math.min(size, begin + MOVES.length), MOVES, 0, MOVES.length)) {
        choose(begin + MOVES.length);
        return;
      }
    }
  }

  private void choose(int begin) throws IOException {
    int end = begin;
    while (line[end] != '"') {
      end++;
    }
    byte[] answer = new byte[end - begin + 6];
    System.arraycopy("move ".getBytes(StandardCharsets.UTF_8), 0, answer, 0, 5);
    System.arraycopy(line, begin, answer, 5, end - begin);
    answer[answer.length - 1] = '\n';
    out.write(answer);
  }
}
