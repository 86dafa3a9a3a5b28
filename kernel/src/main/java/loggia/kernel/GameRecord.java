package loggia.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game as text: what it began with and every decision. `docs/record-format.md` describes it.
///
/// @param options values by key, in the order of the manual
/// @param names what the people were called, in seat order; may be empty
/// @param result [Result#text] of a finished game
public record GameRecord(
    String game,
    int rules,
    int seats,
    Map<String, String> options,
    long seed,
    List<String> names,
    List<Decision> decisions,
    Optional<String> result) {

  static final String HEAD = "loggia record 1";

  public GameRecord {
    options = new LinkedHashMap<>(options);
    names = List.copyOf(names);
    decisions = List.copyOf(decisions);
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
      text.append("name " + (i + 1) + " " + names.get(i).replaceAll("\\s+", " ") + "\n");
    }
    text.append("decisions\n");
    decisions.forEach(d -> text.append(d.seat().number() + " " + d.text() + "\n"));
    result.ifPresent(r -> text.append("result ").append(r).append('\n'));
    return text.toString();
  }

  /// The setup, checked against the game.
  ///
  /// @param files those that the record's file options name by hash
  /// @throws RecordError when the record is of another game or other rules
  public Setup setup(Manual manual, List<Attachment> files) {
    if (!manual.id().equals(game)) {
      throw new RecordError(2, "this is a record of " + game + ", not of " + manual.id());
    }
    if (manual.rules() != rules) {
      throw new RecordError(
          3, "rules version " + rules + ", but only version " + manual.rules() + " is here");
    }
    return Setup.of(manual, seats, options, files, seed);
  }

  /// Plays the first `count` decisions.
  ///
  /// @throws RecordError when one of them is not allowed, or the game ends otherwise than it says
  public <S extends State<S, M>, M extends Move> Match<S, M> replay(
      Game<S, M> on, List<Attachment> files, int count, Journal journal) {
    var match = Match.begin(on, setup(on.manual(), files));
    for (int i = 0; i < count; i++) {
      try {
        match = match.decide(decisions.get(i), journal);
      } catch (Refusal refused) {
        var d = decisions.get(i);
        String why = on.texts("en").say(refused.reason(), Names.NUMBERS);
        throw new RecordError(
            lineOf(i), "seat " + d.seat().number() + " may not '" + d.text() + "': " + why);
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
    int line = lineOf(decisions.size());
    if (!match.state().over()) {
      throw new RecordError(line, "the record has a result, but the game is not over there");
    }
    String actual = match.state().result().text();
    if (!actual.equals(result.get())) {
      throw new RecordError(
          line, "the record says '" + result.get() + "', but the game ends with '" + actual + "'");
    }
  }

  /// The line of decision `index` in [#write]'s form.
  private int lineOf(int index) {
    return 4 + options.size() + 1 + names.size() + 1 + index + 1;
  }
}
