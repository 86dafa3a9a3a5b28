package loggia.bots.environment;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Set;
import loggia.bots.NumberedGame;
import loggia.bots.json.JsonWriter;
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
  private final JsonWriter line = new JsonWriter();
  private float[] vectors = {};
  private ByteBuffer all = ByteBuffer.allocate(0);

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
    line.clear().put("answer {\"seats\":[");
    for (int i = 0; i < count; i++) {
      comma(i);
      line.number(episodes.get(i).over() ? 0 : episodes.get(i).seat().number());
    }
    line.put("],\"legal\":[");
    for (int i = 0; i < count; i++) {
      comma(i);
      legal(episodes.get(i), seats.get(i), masks, i);
    }
    line.put(']');
    texts(episodes, seats);
    line.put(",\"ended\":").write(ended.stream().map(Ended::fields).toList());
    int floats = vectored ? count * numbered.size() : 0;
    line.put(",\"bytes\":").number(Float.BYTES * floats + masks.length).put("}\n");
    send(vectored ? vectors(episodes, seats) : vectors, floats, masks, out);
  }

  /// All at once: whoever waits for it is woken once.
  private void send(float[] numbers, int floats, byte[] masks, OutputStream out)
      throws IOException {
    int size = line.size() + Float.BYTES * floats + masks.length;
    if (all.capacity() < size) {
      all = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }
    all.clear().put(line.bytes(), 0, line.size());
    all.asFloatBuffer().put(numbers, 0, floats);
    all.position(all.position() + Float.BYTES * floats).put(masks);
    out.write(all.array(), 0, size);
    out.flush();
  }

  private void comma(int index) {
    if (index > 0) {
      line.put(',');
    }
  }

  /// What the seat may do; nothing where somebody else is asked.
  private Moves<M> moves(Episode<S, M> episode, Seat seat) {
    return episode.over() || episode.seat() != seat ? Moves.none() : episode.state().moves(seat);
  }

  private void legal(Episode<S, M> episode, Seat seat, byte[] masks, int table) {
    Moves<M> moves = moves(episode, seat);
    line.put('[');
    for (int j = 0; j < moves.size(); j++) {
      int number = numbered.numberOf(moves.get(j));
      comma(j);
      line.number(number);
      if (masks.length > 0) {
        masks[table * numbered.moves().size() + number] = 1;
      }
    }
    line.put(']');
  }

  private void texts(List<Episode<S, M>> episodes, List<Seat> seats) {
    for (Content content : contents) {
      boolean names = content == Content.NAMES;
      if (!names && content != Content.VIEW) {
        continue;
      }
      line.put(names ? ",\"names\":[" : ",\"views\":[");
      for (int i = 0; i < episodes.size(); i++) {
        comma(i);
        Episode<S, M> episode = episodes.get(i);
        line.write(
            names ? moves(episode, seats.get(i)).toList() : episode.state().view(seats.get(i)));
      }
      line.put(']');
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
