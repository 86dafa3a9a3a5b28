package loggia.bots.json;

import java.util.LinkedHashMap;
import java.util.Map;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// The JSON schema of a game's view, as [ViewJson] writes it.
public final class ViewSchema {
  private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private ViewSchema() {}

  /// A JSON object that can be written as it stands.
  public static Map<String, Object> of(Game<?, ?> game) {
    var manual = game.manual();
    var definitions = new RecordSchema.Definitions("#/$defs/");
    Map<String, Object> root = new RecordSchema(definitions, "").record(view(game));
    var document = new LinkedHashMap<String, Object>();
    document.put("$schema", DIALECT);
    document.put("title", "The view of " + manual.id() + ", rules " + manual.rules());
    document.putAll(root);
    document.put("$defs", definitions.schemas());
    return document;
  }

  /// Refers to the schema of a game's view among others.
  public static Map<String, Object> in(RecordSchema.Definitions definitions, Game<?, ?> game) {
    return new RecordSchema(definitions, game.manual().id() + ".").reference(view(game));
  }

  private static <S extends State<S, M>, M extends Move> Class<?> view(Game<S, M> game) {
    Setup setup = Setup.of(game.manual(), game.manual().leastSeats(), 1);
    return game.begin(setup).view(Seat.ONE).getClass();
  }
}
