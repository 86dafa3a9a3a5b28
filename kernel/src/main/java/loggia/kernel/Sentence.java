package loggia.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Fills a template's braces from a message's components:
///
/// - `{die}` the value: a seat's name, a thing's name in the language, a number, a list, a message
/// - `{n#card|cards}` the first form when `n` is 1, else the second
/// - `{lost?and loses it|}` the first form when `lost` is true (not empty, not zero), else the
///   second
record Sentence(Texts texts, Names names) {
  private static final Pattern BRACES =
      Pattern.compile("\\{([a-zA-Z]\\w*)(?:([#?])([^|{}]*)\\|([^{}]*))?}");

  String fill(String template, Message message) {
    return BRACES.matcher(template).replaceAll(m -> Matcher.quoteReplacement(value(m, message)));
  }

  static List<String> placeholders(String template) {
    return BRACES.matcher(template).results().map(m -> m.group(1)).toList();
  }

  private String value(MatchResult brace, Message message) {
    Object value = Parts.of(message).read(brace.group(1), message);
    String form = brace.group(2);
    if (form == null) {
      return show(value);
    }
    boolean first = form.equals("#") ? isOne(value) : holds(value);
    return first ? brace.group(3) : brace.group(4);
  }

  private static boolean isOne(Object value) {
    return value instanceof Number number && number.longValue() == 1;
  }

  private static boolean holds(Object value) {
    return switch (value) {
      case Boolean yes -> yes;
      case Number number -> number.longValue() != 0;
      case Optional<?> maybe -> maybe.isPresent();
      case List<?> list -> !list.isEmpty();
      case String text -> !text.isEmpty();
      default -> true;
    };
  }

  private String show(Object value) {
    return switch (value) {
      case Seat seat -> names.of(seat);
      case Seats seats -> {
        var list = new ArrayList<Seat>();
        seats.forEach(list::add);
        yield show(list);
      }
      case Named thing -> texts.name(thing);
      case Message message -> texts.say(message, names);
      case Optional<?> maybe -> maybe.map(this::show).orElse("");
      case List<?> list -> list.stream().map(this::show).collect(Collectors.joining(", "));
      default -> value.toString();
    };
  }
}
