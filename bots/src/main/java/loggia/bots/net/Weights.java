package loggia.bots.net;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import loggia.bots.BotFailure;
import loggia.bots.NumberedGame;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.Numbers;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// What was learned, as a file: packed; a line of JSON that says what the weights weigh and how
/// they were made, then the weights as 16-bit floating point numbers, layer after layer, for each
/// layer those of its first input, of its second, and so on, and last its biases. Where attention
/// was learned too, the same follows for the [MoveNet], whose last layer has a row for each move.
///
/// @param moves which ones deserve a search's attention; empty: what the game itself thinks best
public record Weights(Header header, Net net, Optional<MoveNet> moves) {
  private static final String FORMAT = "loggia weights 1";
  private static final JsonMapper JSON = new JsonMapper();

  /// @param format names the kind of file and its version
  /// @param parts what the inputs are
  /// @param rounds how many of training made it
  /// @param command what was called to make it
  /// @param attention how what was learned about moves was made; empty: nothing was
  public record Header(
      String format,
      String game,
      int rules,
      int seats,
      List<Numbers.Part> parts,
      Net.Shape shape,
      long seed,
      int rounds,
      long games,
      String command,
      Optional<AttentionHeader> attention) {
    private Header with(Optional<AttentionHeader> other) {
      return new Header(
          format, game, rules, seats, parts, shape, seed, rounds, games, command, other);
    }
  }

  /// @param command what was called to make it
  public record AttentionHeader(
      MoveNet.Shape shape, long seed, int rounds, long games, String command) {}

  /// The same evaluation, with attention.
  Weights with(AttentionHeader attention, MoveNet learned) {
    return new Weights(header.with(Optional.of(attention)), net, Optional.of(learned));
  }

  /// The same evaluation, with no attention but the game's own.
  Weights withoutAttention() {
    return new Weights(header.with(Optional.empty()), net, Optional.empty());
  }

  /// The numbers that these weights weigh.
  ///
  /// @param name of the file, for the error
  /// @throws BotFailure when they were learned for another game, other seats or other numbers
  <S extends State<S, M>, M extends Move> NumberedGame<S, M> numbered(
      Game<S, M> game, int seats, String name) {
    Manual manual = game.manual();
    if (!header.game.equals(manual.id()) || header.seats != seats) {
      throw new BotFailure(
          name,
          "was learned for %s with %d seats; this is %s with %d"
              .formatted(header.game, header.seats, manual.id(), seats));
    }
    var setup = Setup.of(manual, seats, 0);
    var numbered = NumberedGame.of(game, setup);
    int moves = numbered.moves().size();
    boolean known = header.attention.stream().allMatch(each -> each.shape.moves() == moves);
    if (!known || !numbered.layout().equals(header.parts)) {
      throw new BotFailure(
          name,
          "weighs other numbers or moves than %s has under rules %d: it was learned under rules %d"
              .formatted(manual.id(), manual.rules(), header.rules));
    }
    return numbered;
  }

  static Header header(
      Manual manual,
      int seats,
      List<Numbers.Part> parts,
      Net.Shape shape,
      long seed,
      int rounds,
      long games,
      String command) {
    return new Header(
        FORMAT,
        manual.id(),
        manual.rules(),
        seats,
        parts,
        shape,
        seed,
        rounds,
        games,
        command,
        Optional.empty());
  }

  /// Leave a game's own evaluation as it is.
  public static <S extends State<S, M>, M extends Move> Weights silent(Game<S, M> game, int seats) {
    var numbered = NumberedGame.of(game, Setup.of(game.manual(), seats, 0));
    var shape = new Net.Shape(numbered.size(), 1, 1, seats);
    return new Weights(
        header(game.manual(), seats, numbered.layout(), shape, 0, 0, 0, ""),
        Net.empty(shape),
        Optional.empty());
  }

  /// @throws IllegalArgumentException when the file is none of these, in one line that says so
  public static Weights read(Path path) {
    try (InputStream in = Files.newInputStream(path)) {
      return read(in, path.toString());
    } catch (IOException e) {
      throw none(path.toString(), "it cannot be read", e);
    }
  }

  /// @param name of what is read, for the error
  public static Weights read(InputStream packed, String name) {
    try (var in = new DataInputStream(new BufferedInputStream(new GZIPInputStream(packed)))) {
      Header header = JSON.readValue(NetFile.line(in), Header.class);
      if (!FORMAT.equals(header.format)) {
        throw none(name, "it is '" + header.format + "'", null);
      }
      Net net = Net.empty(header.shape);
      for (Layer layer : net.layers()) {
        readHalves(in, layer.weights);
        readHalves(in, layer.biases);
      }
      return new Weights(header, net, moves(in, header));
    } catch (JacksonException | IOException e) {
      throw none(name, String.valueOf(e.getMessage()).lines().findFirst().orElse(""), e);
    }
  }

  private static Optional<MoveNet> moves(DataInputStream in, Header header) throws IOException {
    if (header.attention.isEmpty()) {
      return Optional.empty();
    }
    var moves = new MoveNet(header.attention.get().shape);
    for (float[] numbers : moves.numbers()) {
      readHalves(in, numbers);
    }
    return Optional.of(moves);
  }

  private static IllegalArgumentException none(String name, String why, @Nullable Exception cause) {
    return new IllegalArgumentException(
        "'" + name + "' is no file of weights that this program reads (" + FORMAT + "): " + why,
        cause);
  }

  private static void readHalves(DataInputStream in, float[] numbers) throws IOException {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Float.float16ToFloat(in.readShort());
    }
  }

  public void write(Path path) {
    NetFile.write(
        path,
        JSON.writeValueAsBytes(header),
        out -> {
          for (Layer layer : net.layers()) {
            writeHalves(out, layer.weights);
            writeHalves(out, layer.biases);
          }
          if (moves.isPresent()) {
            for (float[] numbers : moves.get().numbers()) {
              writeHalves(out, numbers);
            }
          }
        });
  }

  private static void writeHalves(DataOutputStream out, float[] numbers) throws IOException {
    for (float number : numbers) {
      out.writeShort(Float.floatToFloat16(number));
    }
  }
}
