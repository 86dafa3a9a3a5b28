package loggia.testkit;

import java.lang.reflect.Field;

/// Finds the generator in a state by the name every game gives it: a field `chance` of type `long`.
final class ChanceField {
  private ChanceField() {}

  static long of(Object state) {
    for (Class<?> type = state.getClass(); type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals("chance") && field.getType() == long.class) {
          return read(field, state);
        }
      }
    }
    throw new IllegalStateException(
        state.getClass()
            + " has no field `long chance`: override chance(state) in the game's laws");
  }

  private static long read(Field field, Object state) {
    try {
      field.setAccessible(true);
      return field.getLong(state);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
