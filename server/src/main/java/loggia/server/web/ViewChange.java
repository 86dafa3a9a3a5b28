package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.kernel.Names;
import loggia.kernel.Texts;
import loggia.kernel.View;
import loggia.server.contract.About;

/// A view for somebody who has the one before: the fields that differ from it, and of lists what
/// was put in place of what. Most decisions change little of what lies on the table.
///
/// @param fields those that differ, as they are now
/// @param lists those that are partly as before
record ViewChange(@JsonValue Map<String, Object> fields, Map<String, Splice> lists, View after)
    implements View {

  /// Something new in a list in place of something old. What stands before and behind it stays.
  record Splice(
      @About("how many stay before it") int at,
      @About("how many go") int gone,
      @About("what comes in their place") List<Object> put) {}

  private static final ClassValue<Method[]> FIELDS =
      new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
          RecordComponent[] components = type.getRecordComponents();
          var fields = new Method[components.length];
          for (int i = 0; i < fields.length; i++) {
            fields[i] = components[i].getAccessor();
          }
          return fields;
        }
      };

  static ViewChange between(View before, View after) {
    var change = new ViewChange(new LinkedHashMap<>(), new LinkedHashMap<>(), after);
    for (Method field : FIELDS.get(after.getClass())) {
      Object then = read(field, before);
      Object now = read(field, after);
      if (then instanceof List<?> old && now instanceof List<?> list) {
        change.compare(field.getName(), old, list);
      } else if (!now.equals(then)) {
        change.fields.put(field.getName(), now);
      }
    }
    return change;
  }

  private void compare(String name, List<?> old, List<?> list) {
    int least = Math.min(old.size(), list.size());
    int before = 0;
    while (before < least && old.get(before).equals(list.get(before))) {
      before++;
    }
    if (before == least && old.size() == list.size()) {
      return;
    }
    int behind = 0;
    while (before + behind < least
        && old.get(old.size() - 1 - behind).equals(list.get(list.size() - 1 - behind))) {
      behind++;
    }
    if (before + behind == 0) {
      fields.put(name, list);
    } else {
      List<Object> put = List.copyOf(list.subList(before, list.size() - behind));
      lists.put(name, new Splice(before, old.size() - before - behind, put));
    }
  }

  @Override
  public String draw(Texts texts, Names names) {
    return after.draw(texts, names);
  }

  private static Object read(Method field, View view) {
    try {
      return field.invoke(view);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(view.getClass() + " must be a public record", e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
