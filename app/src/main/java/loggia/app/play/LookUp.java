package loggia.app.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import loggia.kernel.Manual;
import loggia.kernel.Texts;

/// Rules and components of a game, found by id, name or word.
public record LookUp(Manual manual, Texts texts) {
  private static final int MOST_CARDS = 12;

  /// Everything that goes by this name: a rule, a component, a kind of components as a table, a
  /// chapter; else the components and rules that have these words in them. Empty: nothing does.
  public List<String> find(String typed) {
    Optional<String> rule = rule(typed);
    if (rule.isPresent()) {
      return List.of(rule.get());
    }
    List<Manual.Component> called =
        components().filter(c -> isCalled(c.id(), name(c), typed)).toList();
    if (!called.isEmpty()) {
      return cards(called);
    }
    for (String kind : kinds()) {
      if (isCalled(kind, texts.get("kind." + kind), typed)) {
        return table(kind);
      }
    }
    for (Manual.Chapter chapter : manual.chapters()) {
      if (isCalled(chapter.id(), texts.get("chapter." + chapter.id()), typed)) {
        return chapter(chapter);
      }
    }
    return withWords(Words.of(typed));
  }

  private List<String> withWords(List<String> words) {
    if (words.isEmpty()) {
      return List.of();
    }
    List<Manual.Component> named =
        components().filter(c -> Words.haveAll(name(c) + " " + c.id(), words)).toList();
    var lines = new ArrayList<String>();
    if (named.size() <= MOST_CARDS) {
      lines.addAll(cards(named));
    } else {
      named.forEach(component -> lines.add(name(component)));
    }
    manual.ruleIds().stream()
        .filter(id -> words.stream().allMatch(word -> hasWord(texts.get("rule." + id), word)))
        .forEach(id -> rule(id).ifPresent(lines::add));
    return lines;
  }

  private static boolean hasWord(String text, String word) {
    return Words.of(text.replaceAll("[^\\p{L}\\p{N}]", " ")).stream()
        .anyMatch(other -> other.startsWith(word));
  }

  private static boolean isCalled(String id, String name, String typed) {
    String plain = Words.plain(typed);
    return Words.plain(name).equals(plain) || id.equals(plain.replace(' ', '-'));
  }

  /// The rule with this id, with its text.
  public Optional<String> rule(String typed) {
    return manual.ruleIds().stream()
        .filter(typed::equalsIgnoreCase)
        .findFirst()
        .map(id -> id + ": " + texts.get("rule." + id));
  }

  /// All rules, chapter by chapter.
  public List<String> rules() {
    var lines = new ArrayList<String>();
    lines.add(texts.get("title"));
    for (Manual.Chapter chapter : manual.chapters()) {
      lines.add("");
      lines.addAll(chapter(chapter));
    }
    return lines;
  }

  private List<String> chapter(Manual.Chapter chapter) {
    var lines = new ArrayList<String>();
    lines.add(texts.get("chapter." + chapter.id()));
    chapter.rules().forEach(id -> rule(id).ifPresent(text -> lines.add("  " + text)));
    return lines;
  }

  /// The kinds of components there are.
  public List<String> kinds() {
    var kinds = new LinkedHashSet<String>();
    components().forEach(component -> kinds.add(component.kind()));
    return List.copyOf(kinds);
  }

  /// Every component of a kind in a line of a table, and beneath it what it does.
  public List<String> table(String kind) {
    List<Manual.Component> all = components().filter(c -> c.kind().equals(kind)).toList();
    var keys = new LinkedHashSet<String>();
    all.forEach(component -> keys.addAll(component.facts().keySet()));
    var rows = new ArrayList<List<String>>();
    rows.add(
        Stream.concat(Stream.of(texts.get("kind." + kind)), keys.stream().map(key -> label(key)))
            .toList());
    for (Manual.Component component : all) {
      rows.add(
          Stream.concat(
                  Stream.of(name(component)),
                  keys.stream().map(key -> value(component.facts().getOrDefault(key, ""))))
              .toList());
    }
    List<String> lines = Table.lines(rows);
    var printed = new ArrayList<String>();
    printed.add(lines.getFirst());
    for (int i = 0; i < all.size(); i++) {
      printed.add(lines.get(i + 1));
      about(all.get(i)).ifPresent(about -> printed.add("    " + about));
    }
    return printed;
  }

  /// The components whose ids stand in a move's text form.
  List<String> named(String move) {
    List<String> ids = List.of(move.split(" ", -1));
    return cards(components().filter(component -> ids.contains(component.id())).toList());
  }

  private List<String> cards(List<Manual.Component> components) {
    return components.stream().flatMap(component -> card(component).stream()).toList();
  }

  /// What is printed on a component, and what it does.
  private List<String> card(Manual.Component component) {
    var lines = new ArrayList<String>();
    lines.add(name(component) + " (" + texts.get("kind." + component.kind()) + ")");
    about(component).ifPresent(about -> lines.add("  " + about));
    component.facts().forEach((key, value) -> lines.add("  " + label(key) + ": " + value(value)));
    return lines;
  }

  /// Says that nothing goes by this name, and what is called nearly so.
  public List<String> unknown(String typed, TerminalTexts terminal) {
    List<String> words = Words.of(typed);
    String near =
        components()
            .map(this::name)
            .filter(name -> Words.haveSimilar(name, words))
            .distinct()
            .limit(5)
            .collect(Collectors.joining(", "));
    return List.of(terminal.say(new TerminalMessage.Unknown(typed, near)));
  }

  /// What every component is called.
  public List<String> names() {
    return components().map(this::name).distinct().toList();
  }

  private Stream<Manual.Component> components() {
    return manual.components().stream();
  }

  private String name(Manual.Component component) {
    return texts.get("name." + component.id());
  }

  private Optional<String> about(Manual.Component component) {
    return texts.find("about." + component.id()).filter(text -> !text.isBlank());
  }

  private String label(String fact) {
    return texts.get("fact." + fact);
  }

  /// Ids in a fact's value by their names.
  private String value(String value) {
    return Stream.of(value.split("(?<=[ ,/|+:()])|(?=[ ,/|+:()])", -1))
        .map(part -> texts.find("name." + part).orElse(part))
        .collect(Collectors.joining());
  }
}
