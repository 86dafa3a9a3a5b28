package loggia.server.contract;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.bots.json.RecordSchema;

/// The schemas of what may be sent, as [RequestBody] reads it.
public final class RequestSchema extends RecordSchema {
  public RequestSchema(Definitions definitions) {
    super(definitions, "");
  }

  @Override
  protected Map<String, Object> property(RecordComponent part) {
    Class<?> type = part.getType();
    Class<?> plain = type == Optional.class ? RequestBody.argument(part, 0) : type;
    var schema = new LinkedHashMap<>(plain == type ? schema(part.getGenericType()) : schema(plain));
    int longest = RequestBody.longest(part);
    if (plain == long.class || plain == Long.class) {
      schema.clear();
      schema.put("anyOf", List.of(Map.of("type", "integer", "minimum", 0), digits()));
    } else if (plain == String.class) {
      schema.put("maxLength", longest);
    } else if (plain == List.class) {
      schema.put("maxItems", longest);
    } else if (plain == Map.class) {
      schema.put("additionalProperties", ordered("type", "string", "maxLength", longest));
    }
    return AnswerSchema.described(part, schema);
  }

  /// Too long a number for a browser comes as text.
  private static Map<String, Object> digits() {
    return ordered("type", "string", "pattern", "^[0-9]{1,18}$");
  }

  @Override
  protected boolean isRequired(RecordComponent part) {
    return !List.of(Optional.class, List.class, Map.class).contains(part.getType());
  }
}
