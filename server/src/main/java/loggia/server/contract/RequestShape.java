package loggia.server.contract;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What a record has, looked up once: reflection makes all of it anew whenever it is asked, and
/// every decision that comes in is such a record.
///
/// @param names of its parts, in their order
record RequestShape(List<String> names, List<Part> parts, Constructor<?> maker) {
  private static final ClassValue<RequestShape> KNOWN =
      new ClassValue<>() {
        @Override
        protected RequestShape computeValue(Class<?> type) {
          return look(type);
        }
      };

  /// @param argument what it is an option or a list of
  /// @param longest how long it may be
  record Part(String name, Class<?> type, Optional<Class<?>> argument, int longest) {
    private static Part of(RecordComponent component) {
      Class<?> type = component.getType();
      boolean several = type == Optional.class || type == List.class;
      return new Part(
          component.getName(),
          type,
          several ? Optional.of(RequestBody.argument(component, 0)) : Optional.empty(),
          RequestBody.longest(component));
    }
  }

  static RequestShape of(Class<?> type) {
    return KNOWN.get(type);
  }

  private static RequestShape look(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    try {
      var maker =
          type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
      maker.setAccessible(true);
      return new RequestShape(
          Arrays.stream(components).map(RecordComponent::getName).toList(),
          Arrays.stream(components).map(Part::of).toList(),
          maker);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type.getName(), e);
    }
  }

  Object made(Object[] values) {
    try {
      return maker.newInstance(values);
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(maker.toString(), e);
    }
  }
}
