package loggia.server.contract;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import loggia.bots.json.RecordSchema;
import loggia.kernel.View;

/// The schemas of what is answered.
public final class AnswerSchema extends RecordSchema {
  private final Definitions definitions;

  public AnswerSchema(Definitions definitions) {
    super(definitions, "");
    this.definitions = definitions;
  }

  @Override
  protected Map<String, Object> property(RecordComponent part) {
    return described(part, super.property(part));
  }

  static Map<String, Object> described(RecordComponent part, Map<String, Object> schema) {
    About about = part.getAnnotation(About.class);
    if (about == null) {
      return schema;
    }
    var described = new LinkedHashMap<>(schema);
    described.put("description", about.value());
    return described;
  }

  /// Every game has a view of its own, and things of its own in it.
  @Override
  protected Map<String, Object> other(Class<?> type) {
    if (type == Object.class) {
      return Map.of();
    }
    return type == View.class ? definitions.reference("View") : super.other(type);
  }
}
