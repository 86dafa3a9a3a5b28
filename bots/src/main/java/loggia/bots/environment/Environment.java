package loggia.bots.environment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import loggia.bots.BotFailure;
import loggia.bots.Contender;
import loggia.bots.NumberedGame;
import loggia.bots.arena.Seeds;
import loggia.bots.json.ViewJson;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// Many games of one kind, driven from outside in lines: see `docs/environment.md`. Whatever is
/// asked for is done whole or not at all.
public final class Environment<S extends State<S, M>, M extends Move> {
  private static final String HELLO = "loggia-environment 1 ";

  private final Driver<S, M> driver;
  private final NumberedGame<S, M> numbered;
  private final Set<Content> contents;
  private final boolean again;
  private final AnswerWriter<S, M> writer;
  private final List<@Nullable Episode<S, M>> tables = new ArrayList<>();

  /// @param setup its seed is of no account
  /// @param bots in seat order; empty: the seat is played from outside
  /// @param again whether a table at which a game has ended begins the next one at once
  public Environment(
      Game<S, M> game,
      Setup setup,
      List<Optional<Contender>> bots,
      int tables,
      Set<Content> contents,
      boolean again) {
    driver = new Driver<>(game, setup, bots);
    numbered = NumberedGame.of(game, setup);
    this.contents = contents;
    this.again = again;
    writer = new AnswerWriter<>(numbered, contents);
    for (int i = 0; i < tables; i++) {
      this.tables.add(null);
    }
  }

  /// Answers until `quit` or the end of what is asked.
  public void run(InputStream in, OutputStream out) throws IOException {
    var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
    write(out, HELLO + ViewJson.text(about()) + "\n");
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.equals("quit")) {
        return;
      }
      if (!line.isBlank()) {
        answer(line, out);
      }
    }
  }

  private Map<String, Object> about() {
    var manual = driver.game().manual();
    var about = new LinkedHashMap<String, Object>();
    about.put("game", manual.id());
    about.put("rules", manual.rules());
    about.put("seats", driver.setup().seats());
    about.put("options", driver.setup().values());
    about.put("bots", driver.bots().stream().map(Environment::label).toList());
    about.put("tables", tables.size());
    about.put("with", contents.stream().map(Content::word).toList());
    about.put("moves", numbered.moves().stream().map(Move::text).toList());
    about.put("size", numbered.size());
    about.put("layout", numbered.layout());
    return about;
  }

  private static String label(Optional<Contender> bot) {
    return bot.map(Contender::label).orElse("agent");
  }

  private void answer(String line, OutputStream out) throws IOException {
    int blank = line.indexOf(' ');
    String word = blank < 0 ? line : line.substring(0, blank);
    try {
      var request = Request.read(blank < 0 ? "{}" : line.substring(blank + 1), tables.size());
      switch (word) {
        case "new" -> begin(request, out);
        case "step" -> step(request, out);
        case "observe" -> observe(request, out);
        case "save" -> save(request, out);
        case "load" -> load(request, out);
        default ->
            throw new EnvironmentError(
                "unknown word '" + word + "'; known: new, step, observe, save, load, quit");
      }
    } catch (EnvironmentError e) {
      var fields = new LinkedHashMap<String, Object>();
      fields.put("message", String.valueOf(e.getMessage()));
      if (e.table() >= 0) {
        fields.put("table", e.table());
      }
      write(out, "error " + ViewJson.text(fields) + "\n");
    } catch (BotFailure e) {
      write(out, "error " + ViewJson.text(Map.of("message", "" + e.getMessage())) + "\n");
    }
  }

  private void begin(Request request, OutputStream out) throws IOException {
    var begun = new ArrayList<Episode<S, M>>();
    long[] seeds = request.seeds();
    for (long seed : seeds) {
      begun.add(driver.begin(seed));
    }
    put(request.tables(), begun, out);
  }

  private void load(Request request, OutputStream out) throws IOException {
    var loaded = new ArrayList<Episode<S, M>>();
    List<String> texts = request.saved();
    for (int i = 0; i < texts.size(); i++) {
      loaded.add(driver.read(request.tables()[i], texts.get(i)));
    }
    put(request.tables(), loaded, out);
  }

  private void put(int[] at, List<Episode<S, M>> episodes, OutputStream out) throws IOException {
    for (int i = 0; i < at.length; i++) {
      tables.set(at[i], episodes.get(i));
    }
    writer.write(at, episodes, List.of(), out);
  }

  private void save(Request request, OutputStream out) throws IOException {
    var texts = new ArrayList<String>();
    for (int table : request.tables()) {
      texts.add(at(table).text());
    }
    write(out, "saved " + ViewJson.text(Map.of("saved", texts)) + "\n");
  }

  private void observe(Request request, OutputStream out) throws IOException {
    var episodes = new ArrayList<Episode<S, M>>();
    for (int table : request.tables()) {
      episodes.add(at(table));
    }
    List<Seat> seats = request.seats(driver.setup().seats());
    writer.write(request.tables(), episodes, seats, List.of(), out);
  }

  private void step(Request request, OutputStream out) throws IOException {
    int[] at = request.tables();
    List<@Nullable M> moves = new ArrayList<>(at.length);
    for (int i = 0; i < at.length; i++) {
      moves.add(request.leaves(i) ? null : move(at[i], request, i));
    }
    var next = new ArrayList<Episode<S, M>>(at.length);
    var ended = new ArrayList<Ended>();
    for (int i = 0; i < at.length; i++) {
      Episode<S, M> episode = at(at[i]);
      M move = moves.get(i);
      if (move != null) {
        episode = driver.step(episode, move);
        if (episode.over()) {
          ended.add(Ended.of(at[i], episode));
          episode = again ? driver.begin(Seeds.deal(episode.seed(), 1)) : episode;
        }
      }
      next.add(episode);
    }
    for (int i = 0; i < at.length; i++) {
      tables.set(at[i], next.get(i));
    }
    writer.write(at, next, ended, out);
  }

  private M move(int table, Request request, int i) {
    Episode<S, M> episode = at(table);
    Optional<String> text = request.text(i);
    if (text.isPresent()) {
      return driver.allowed(table, episode, text.get());
    }
    int number = request.number(i);
    if (number < 0 || number >= numbered.moves().size()) {
      throw new EnvironmentError(
          table,
          "there is no move " + number + "; they go from 0 to " + (numbered.moves().size() - 1));
    }
    return driver.allowed(table, episode, numbered.moves().get(number));
  }

  private Episode<S, M> at(int table) {
    Episode<S, M> episode = tables.get(table);
    if (episode == null) {
      throw new EnvironmentError(table, "no game was begun at table " + table);
    }
    return episode;
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
