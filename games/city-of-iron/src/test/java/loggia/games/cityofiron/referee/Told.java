package loggia.games.cityofiron.referee;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Stream;
import loggia.kernel.Event;
import loggia.kernel.Named;
import loggia.kernel.Seat;

/// What the log says, in plain words: `Built 1 a5 start 3 1`.
final class Told {
  private Told() {}

  /// Of these only the cards matter, not their order.
  private static final Set<String> SETS = Set.of("CardPlayed", "Attacked", "Bought", "DrewCards");

  static String words(Event event) {
    String name = event.getClass().getSimpleName();
    var words = new StringJoiner(" ").add(name);
    try {
      for (RecordComponent part : event.getClass().getRecordComponents()) {
        words.add(word(part.getAccessor().invoke(event), SETS.contains(name)));
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return words.toString();
  }

  static String word(Object part, boolean set) {
    return switch (part) {
      case Seat seat -> Integer.toString(seat.number());
      case Named named -> named.id();
      case Optional<?> some -> some.map(it -> word(it, false)).orElse("-");
      case java.util.Collection<?> all -> {
        Stream<String> words = all.stream().map(it -> word(it, false));
        yield String.join(",", (set ? words.sorted() : words).toList());
      }
      default -> part.toString();
    };
  }

  static String words(String name, Object... parts) {
    var words = new StringJoiner(" ").add(name);
    List.of(parts).forEach(part -> words.add(word(part, SETS.contains(name))));
    return words.toString();
  }
}
