package loggia.kernel;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;

/// Reads record components for [Sentence].
final class Reflection {
  private Reflection() {}

  static Object read(RecordComponent component, Object owner) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(
          owner.getClass() + " must be public, in an exported package, to be said", e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
