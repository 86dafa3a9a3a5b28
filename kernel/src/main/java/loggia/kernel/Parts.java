package loggia.kernel;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// A message's record class: its name as a word of a key, and its components by name. Kept for each
/// class: asking for them anew would make every sentence a thousand times dearer.
final class Parts {
  private static final ClassValue<Parts> KEPT =
      new ClassValue<>() {
        @Override
        protected Parts computeValue(Class<?> type) {
          return new Parts(type);
        }
      };

  private final String word;
  private final Map<String, Method> accessors = new HashMap<>();

  private Parts(Class<?> type) {
    String name = type.getSimpleName();
    word = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    if (!type.isRecord()) {
      return;
    }
    for (RecordComponent component : type.getRecordComponents()) {
      accessors.put(component.getName(), component.getAccessor());
    }
  }

  /// The simple name in kebab case.
  static String word(Class<?> type) {
    return KEPT.get(type).word;
  }

  static Parts of(Message message) {
    return KEPT.get(message.getClass());
  }

  /// The value of a component, or the name in braces where there is none: a gap shows.
  Object read(String name, Message message) {
    Method accessor = accessors.get(name);
    if (accessor == null) {
      return "{" + name + "}";
    }
    try {
      return accessor.invoke(message);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(
          message.getClass() + " must be public, in an exported package, to be said", e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
