package loggia.server.web;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import loggia.kernel.Names;
import loggia.kernel.Texts;
import loggia.kernel.View;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/// A view for somebody who has the one before: only the fields that differ from it are written.
/// Most decisions change little of what lies on the table.
public record ViewChange(View before, View after) implements View {
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

  /// Writes it as an object with the changed fields.
  public static final class Writer extends ValueSerializer<ViewChange> {
    @Override
    public void serialize(ViewChange change, JsonGenerator out, SerializationContext context) {
      out.writeStartObject();
      for (Method field : FIELDS.get(change.after.getClass())) {
        Object now = read(field, change.after);
        if (!now.equals(read(field, change.before))) {
          out.writeName(field.getName());
          context.writeValue(out, now);
        }
      }
      out.writeEndObject();
    }
  }
}
