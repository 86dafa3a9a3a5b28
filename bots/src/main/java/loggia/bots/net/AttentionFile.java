package loggia.bots.net;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import tools.jackson.databind.json.JsonMapper;

/// An [AttentionTraining] that is under way, as a file: all that the next round depends on.
final class AttentionFile {
  private static final String FORMAT = "loggia attention training 1";
  private static final JsonMapper JSON = new JsonMapper();

  /// @param format names the kind of file and its version
  record Header(String format, MoveNet.Shape shape, long seed, int rounds, long games) {
    Header(MoveNet.Shape shape, long seed, int rounds, long games) {
      this(FORMAT, shape, seed, rounds, games);
    }
  }

  record Content(Header header, MoveLearning learning) {}

  private AttentionFile() {}

  static void write(Path path, Content content) {
    NetFile.write(
        path,
        JSON.writeValueAsBytes(content.header),
        out -> {
          for (float[] numbers : content.learning.net().numbers()) {
            NetFile.write(out, numbers);
          }
          for (float[] numbers : content.learning.memories()) {
            NetFile.write(out, numbers);
          }
        });
  }

  /// @throws IllegalArgumentException when the file is none of these, in one line that says so
  static Content read(Path path) {
    return NetFile.read(path, AttentionFile::content);
  }

  private static Content content(DataInputStream in) throws IOException {
    Header header = JSON.readValue(NetFile.line(in), Header.class);
    NetFile.expect(FORMAT, header.format);
    var learning = new MoveLearning(new MoveNet(header.shape));
    for (float[] numbers : learning.net().numbers()) {
      NetFile.read(in, numbers);
    }
    for (float[] numbers : learning.memories()) {
      NetFile.read(in, numbers);
    }
    return new Content(header, learning);
  }
}
