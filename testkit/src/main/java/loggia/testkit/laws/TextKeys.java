package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import loggia.kernel.Event;
import loggia.kernel.Game;
import loggia.kernel.Message;
import loggia.kernel.Move;
import loggia.kernel.Named;
import loggia.kernel.Reason;
import loggia.kernel.Texts;
import loggia.testkit.texts.Translations;

/// Every move, event, reason and name of a game's package, and everything in its manual, has its
/// text in every language; braces name components that are there; no sentence is left untranslated.
public final class TextKeys {
  private final List<Texts> languages;
  private final List<String> problems = new ArrayList<>();

  private TextKeys(Game<?, ?> game) {
    languages = Texts.LANGUAGES.stream().map(game::texts).toList();
  }

  /// What is missing or wrong, a line each.
  ///
  /// @param classes of the game's package and those beneath it
  public static List<String> problems(Game<?, ?> game, List<Class<?>> classes) {
    var keys = new TextKeys(game);
    keys.sameKeys();
    keys.templates();
    keys.translations();
    classes.forEach(keys::type);
    Stream.concat(ManualKeys.of(game.manual()), LessonKeys.of(game)).forEach(keys::need);
    return keys.problems;
  }

  private void need(String key) {
    for (Texts texts : languages) {
      if (texts.find(key).filter(text -> !text.isBlank()).isEmpty()) {
        problems.add(texts.language() + ": no text '" + key + "'");
      }
    }
  }

  private void sameKeys() {
    Texts first = languages.getFirst();
    for (Texts other : languages) {
      lacks(first, other);
      lacks(other, first);
    }
  }

  private void lacks(Texts texts, Texts other) {
    var extra = new TreeSet<>(other.entries().keySet());
    extra.removeAll(texts.entries().keySet());
    if (!extra.isEmpty()) {
      problems.add(texts.language() + ": lacks what " + other.language() + " has: " + extra);
    }
  }

  private void translations() {
    Texts original = languages.getFirst();
    for (Texts other : languages.subList(1, languages.size())) {
      problems.addAll(Translations.problems(other, original));
    }
  }

  private void templates() {
    for (Texts texts : languages) {
      texts
          .entries()
          .forEach(
              (key, text) -> {
                long braces = text.chars().filter(c -> c == '{').count();
                if (braces != texts.placeholders(key).size()) {
                  problems.add(
                      texts.language()
                          + ": '"
                          + key
                          + "' has a brace that is no placeholder: "
                          + text);
                }
              });
    }
  }

  private void type(Class<?> type) {
    if (type.isRecord() && Message.class.isAssignableFrom(type)) {
      message(type);
    }
    if (Named.class.isAssignableFrom(type) && type.isEnum()) {
      for (Object constant : type.getEnumConstants()) {
        need(((Named) constant).nameKey());
      }
    }
  }

  private void message(Class<?> type) {
    if (hasOwnKey(type)) {
      return; // Its key depends on its content: random games show whether there is a text.
    }
    String key = Message.key(kind(type), type);
    need(key);
    var components =
        Stream.of(type.getRecordComponents()).map(c -> c.getName()).collect(Collectors.toSet());
    for (Texts texts : languages) {
      for (String placeholder : texts.placeholders(key)) {
        if (!components.contains(placeholder)) {
          problems.add(
              texts.language()
                  + ": '"
                  + key
                  + "' says {"
                  + placeholder
                  + "}, but "
                  + type.getSimpleName()
                  + " has only "
                  + new TreeSet<>(components));
        }
      }
    }
  }

  private static boolean hasOwnKey(Class<?> type) {
    try {
      return type.getMethod("key").getDeclaringClass() != Message.class
          || !List.of(Move.class, Event.class, Reason.class)
              .contains(type.getMethod("kind").getDeclaringClass());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String kind(Class<?> type) {
    if (Move.class.isAssignableFrom(type)) {
      return "move";
    }
    return Event.class.isAssignableFrom(type) ? "event" : "reason";
  }
}
