package loggia.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game as text: what it began with and every decision. `docs/record-format.md` describes it.
///
/// @param options values by key, in the order of the manual
/// @param names what the people were called, in seat order; may be empty
/// @param result [Result#text] of a finished game
/// @param lines where all that stands in the text
public record GameRecord(
    String game,
    int rules,
    int seats,
    Map<String, String> options,
    long seed,
    List<String> names,
    List<Decision> decisions,
    Optional<String> result,
    RecordLines lines) {

  static final String HEAD = "loggia record 1";

  public GameRecord {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    names = oneLineEach(names);
    decisions = List.copyOf(decisions);
  }

  public GameRecord(
      String game,
      int rules,
      int seats,
      Map<String, String> options,
      long seed,
      List<String> names,
      List<Decision> decisions,
      Optional<String> result) {
    this(
        game,
        rules,
        seats,
        options,
        seed,
        names,
        decisions,
        result,
        written(List.copyOf(options.keySet()), names.size(), decisions.size()));
  }

  /// A name must fit into its line: spaces are made one, and nobody is called nothing.
  private static List<String> oneLineEach(List<String> names) {
    var kept = new ArrayList<String>();
    for (String name : names) {
      String line = name.strip().replaceAll("\\s+", " ");
      kept.add(line.isEmpty() ? "#" + (kept.size() + 1) : line);
    }
    return List.copyOf(kept);
  }

  /// The lines of [#write]'s form.
  private static RecordLines written(List<String> options, int names, int decisions) {
    var header = new LinkedHashMap<>(Map.of("game", 2, "rules", 3, "seats", 4));
    options.forEach(key -> header.put("option " + key, header.size() + 2));
    header.put("seed", header.size() + 2);
    int start = header.size() + 1 + names + 1;
    header.put("decisions", start);
    var lines = new ArrayList<Integer>();
    for (int i = 1; i <= decisions; i++) {
      lines.add(start + i);
    }
    return new RecordLines(header, lines, start + decisions + 1);
  }

  /// The record of a match and the decisions that led to it.
  public static GameRecord of(Match<?, ?> match, List<String> names, List<Decision> decisions) {
    Setup setup = match.setup();
    Manual manual = match.game().manual();
    var options = new LinkedHashMap<String, String>();
    setup.keys().forEach(key -> options.put(key, setup.value(key)));
    Optional<String> result =
        match.state().over() ? Optional.of(match.state().result().text()) : Optional.empty();
    return new GameRecord(
        manual.id(),
        manual.rules(),
        setup.seats(),
        options,
        setup.seed(),
        names,
        decisions,
        result);
  }

  /// The record that this text is.
  ///
  /// @throws RecordError with line and reason
  public static GameRecord read(String text) {
    return new RecordReader(text).read();
  }

  public String write() {
    var text = new StringBuilder(HEAD).append('\n');
    text.append("game ").append(game).append('\n');
    text.append("rules ").append(rules).append('\n');
    text.append("seats ").append(seats).append('\n');
    options.forEach((key, value) -> text.append("option " + key + " " + value + "\n"));
    text.append("seed ").append(seed).append('\n');
    for (int i = 0; i < names.size(); i++) {
      text.append("name " + (i + 1) + " " + names.get(i) + "\n");
    }
    text.append("decisions\n");
    decisions.forEach(d -> text.append(d.seat().number() + " " + d.text() + "\n"));
    result.ifPresent(r -> text.append("result ").append(r).append('\n'));
    return text.toString();
  }

  /// The first position, under the rules that the record was played under.
  private <S extends State<S, M>, M extends Move> Match<S, M> begin(
      Game<S, M> now, List<Attachment> files) {
    Manual manual = now.manual();
    if (!manual.id().equals(game)) {
      throw new RecordError(
          lines.of("game"), "this is a record of " + game + ", not of " + manual.id());
    }
    Game<S, M> then =
        now.under(rules)
            .orElseThrow(
                () ->
                    new RecordError(
                        lines.of("rules"),
                        "rules version "
                            + rules
                            + " is unknown here, where version "
                            + manual.rules()
                            + " is played"));
    return Match.begin(then, setup(then.manual(), files));
  }

  private Setup setup(Manual manual, List<Attachment> files) {
    try {
      return Setup.of(manual, seats, options, files, seed);
    } catch (Refusal refused) {
      String why = Texts.kernel("en").say(refused.reason(), Names.NUMBERS);
      throw new RecordError(lineOf(refused.reason()), why);
    }
  }

  private int lineOf(Reason reason) {
    return switch (reason) {
      case Reasons.UnknownOption unknown -> lines.of("option " + unknown.option());
      case Reasons.WrongValue wrong -> lines.of("option " + wrong.option());
      case Reasons.NotWithSeats not -> lines.of("option " + not.option());
      case Reasons.MissingFile missing -> lines.of("option " + missing.option());
      default -> lines.of("seats");
    };
  }

  /// Plays the first `count` decisions, under the record's own rules.
  ///
  /// @param on the game, under any rules
  /// @param files those that the record's file options name by hash
  /// @throws RecordError when the record is of another game or unknown rules, says what the game
  ///   does not know, has a decision that is not allowed, or the game ends otherwise than it says
  public <S extends State<S, M>, M extends Move> Match<S, M> replay(
      Game<S, M> on, List<Attachment> files, int count, Journal journal) {
    var match = begin(on, files);
    for (int i = 0; i < count; i++) {
      try {
        match = match.decide(decisions.get(i), journal);
      } catch (Refusal refused) {
        var d = decisions.get(i);
        String why = match.game().texts("en").say(refused.reason(), Names.NUMBERS);
        throw new RecordError(
            lines.ofDecision(i),
            "seat " + d.seat().number() + " may not '" + d.text() + "': " + why);
      }
    }
    if (count == decisions.size()) {
      checkResult(match);
    }
    return match;
  }

  public <S extends State<S, M>, M extends Move> Match<S, M> replay(
      Game<S, M> on, List<Attachment> files) {
    return replay(on, files, decisions.size(), Journal.NONE);
  }

  private void checkResult(Match<?, ?> match) {
    if (result.isEmpty()) {
      return;
    }
    int line = lines.ofResult();
    if (!match.state().over()) {
      throw new RecordError(line, "the record has a result, but the game is not over there");
    }
    String actual = match.state().result().text();
    if (!actual.equals(result.get())) {
      throw new RecordError(
          line, "the record says '" + result.get() + "', but the game ends with '" + actual + "'");
    }
  }
}
