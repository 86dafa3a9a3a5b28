package loggia.bots.environment;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import loggia.bots.NumberedGame;
import loggia.bots.json.ViewJson;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Writes answers: a line of JSON with a column for each thing, and after it the bytes that the
/// line announces: the vectors as little-endian floats, table after table, then the masks, a byte
/// for each move. Text would cost a learner more time than the games do.
final class AnswerWriter<S extends State<S, M>, M extends Move> {
  private final NumberedGame<S, M> numbered;
  private final Set<Content> contents;
  private float[] vectors = {};

  AnswerWriter(NumberedGame<S, M> numbered, Set<Content> contents) {
    this.numbered = numbered;
    this.contents = contents;
  }

  /// Each table as who is asked there knows it.
  void write(int[] tables, List<Episode<S, M>> episodes, List<Ended> ended, OutputStream out)
      throws IOException {
    List<Seat> seats =
        episodes.stream().map(episode -> episode.over() ? Seat.ONE : episode.seat()).toList();
    write(tables, episodes, seats, ended, out);
  }

  /// @param seats who looks, table by table
  void write(
      int[] tables,
      List<Episode<S, M>> episodes,
      List<Seat> seats,
      List<Ended> ended,
      OutputStream out)
      throws IOException {
    int count = tables.length;
    boolean masked = contents.contains(Content.MASK);
    boolean vectored = contents.contains(Content.VECTOR);
    byte[] masks = new byte[masked ? count * numbered.moves().size() : 0];
    var line = new StringBuilder(64 + 64 * count).append("answer {\"seats\":[");
    for (int i = 0; i < count; i++) {
      line.append(i == 0 ? "" : ",");
      line.append(episodes.get(i).over() ? 0 : episodes.get(i).seat().number());
    }
    line.append("],\"legal\":[");
    for (int i = 0; i < count; i++) {
      line.append(i == 0 ? "[" : ",[");
      legal(episodes.get(i), seats.get(i), line, masks, i);
      line.append(']');
    }
    line.append(']');
    texts(episodes, seats, line);
    line.append(",\"ended\":");
    line.append(ended.isEmpty() ? "[]" : ViewJson.text(ended.stream().map(Ended::fields).toList()));
    int floats = vectored ? count * numbered.size() : 0;
    line.append(",\"bytes\":").append(Float.BYTES * floats + masks.length).append("}\n");
    byte[] text = line.toString().getBytes(StandardCharsets.UTF_8);
    ByteBuffer all =
        ByteBuffer.allocate(text.length + Float.BYTES * floats + masks.length)
            .order(ByteOrder.LITTLE_ENDIAN)
            .put(text);
    if (vectored) {
      all.asFloatBuffer().put(vectors(episodes, seats), 0, floats);
      all.position(all.position() + Float.BYTES * floats);
    }
    all.put(masks);
    out.write(all.array());
    out.flush();
  }

  /// What the seat may do; nothing where somebody else is asked.
  private Moves<M> moves(Episode<S, M> episode, Seat seat) {
    return episode.over() || episode.seat() != seat ? Moves.none() : episode.state().moves(seat);
  }

  private void legal(
      Episode<S, M> episode, Seat seat, StringBuilder line, byte[] masks, int table) {
    Moves<M> moves = moves(episode, seat);
    for (int j = 0; j < moves.size(); j++) {
      int number = numbered.numberOf(moves.get(j));
      line.append(j == 0 ? "" : ",").append(number);
      if (masks.length > 0) {
        masks[table * numbered.moves().size() + number] = 1;
      }
    }
  }

  private void texts(List<Episode<S, M>> episodes, List<Seat> seats, StringBuilder line) {
    for (Content content : contents) {
      boolean names = content == Content.NAMES;
      if (!names && content != Content.VIEW) {
        continue;
      }
      line.append(names ? ",\"names\":[" : ",\"views\":[");
      for (int i = 0; i < episodes.size(); i++) {
        line.append(i == 0 ? "" : ",");
        Episode<S, M> episode = episodes.get(i);
        line.append(
            ViewJson.text(
                names
                    ? moves(episode, seats.get(i)).toList()
                    : episode.state().view(seats.get(i))));
      }
      line.append(']');
    }
  }

  private float[] vectors(List<Episode<S, M>> episodes, List<Seat> seats) {
    int size = numbered.size();
    if (vectors.length < episodes.size() * size) {
      vectors = new float[episodes.size() * size];
    }
    Numbers numbers = Numbers.into(vectors);
    for (int i = 0; i < episodes.size(); i++) {
      numbered.write(episodes.get(i).state(), seats.get(i), numbers.at(i * size));
    }
    return vectors;
  }
}
