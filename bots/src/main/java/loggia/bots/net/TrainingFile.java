package loggia.bots.net;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/// A training that is under way, as a file: all that the next round depends on, to the last bit.
final class TrainingFile {
  private static final String FORMAT = "loggia training 1";
  private static final JsonMapper JSON = new JsonMapper();

  /// @param format names the kind of file and its version
  /// @param earlier how many earlier nets are kept
  record Header(
      String format,
      String game,
      int rules,
      int seats,
      Net.Shape shape,
      long seed,
      int rounds,
      long games,
      int earlier) {
    Header(
        String game,
        int rules,
        int seats,
        Net.Shape shape,
        long seed,
        int rounds,
        long games,
        int earlier) {
      this(FORMAT, game, rules, seats, shape, seed, rounds, games, earlier);
    }
  }

  record Content(Header header, Learning learning, List<Net> earlier) {}

  private TrainingFile() {}

  static void write(Path path, Content content) {
    NetFile.write(
        path,
        JSON.writeValueAsBytes(content.header),
        out -> {
          write(out, content.learning.net());
          for (Learning.Memory memory : content.learning.memories()) {
            NetFile.write(out, memory.weights().squares);
            NetFile.write(out, memory.biases().squares);
          }
          for (Net net : content.earlier) {
            write(out, net);
          }
        });
  }

  private static void write(DataOutputStream out, Net net) throws IOException {
    for (Layer layer : net.layers()) {
      NetFile.write(out, layer.weights);
      NetFile.write(out, layer.biases);
    }
  }

  /// @throws IllegalArgumentException when the file is none of these, in one line that says so
  static Content read(Path path) {
    return NetFile.read(path, TrainingFile::content);
  }

  private static Content content(DataInputStream in) throws IOException {
    Header header = JSON.readValue(NetFile.line(in), Header.class);
    NetFile.expect(FORMAT, header.format);
    var learning = new Learning(net(in, header.shape));
    for (Learning.Memory memory : learning.memories()) {
      NetFile.read(in, memory.weights().squares);
      NetFile.read(in, memory.biases().squares);
    }
    var earlier = new ArrayList<Net>();
    for (int i = 0; i < header.earlier; i++) {
      earlier.add(net(in, header.shape));
    }
    return new Content(header, learning, earlier);
  }

  private static Net net(DataInputStream in, Net.Shape shape) throws IOException {
    Net net = Net.empty(shape);
    for (Layer layer : net.layers()) {
      NetFile.read(in, layer.weights);
      NetFile.read(in, layer.biases);
    }
    return net;
  }
}
