package loggia.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Fills a [Template] from a message's components.
record Sentence(Texts texts, Names names) {
  String fill(Template template, Message message) {
    Parts parts = Parts.of(message);
    var text = new StringBuilder();
    for (Template.Piece piece : template.pieces()) {
      text.append(
          switch (piece) {
            case Template.Words(String words) -> words;
            case Template.Value(String name) -> show(parts.read(name, message));
            case Template.Form(String name, String one, String many) ->
                isOne(parts.read(name, message)) ? one : many;
            case Template.Condition(String name, String yes, String no) ->
                holds(parts.read(name, message)) ? yes : no;
          });
    }
    return text.toString();
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
