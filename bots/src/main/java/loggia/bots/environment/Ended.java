package loggia.bots.environment;

import java.util.LinkedHashMap;
import java.util.Map;
import loggia.bots.json.ViewJson;
import loggia.kernel.Result;

/// An episode that has come to its end.
record Ended(int table, long seed, int decisions, Result result) {
  static Ended of(int table, Episode<?, ?> episode) {
    return new Ended(table, episode.seed(), episode.number(), episode.state().result());
  }

  Map<String, Object> fields() {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("table", table);
    fields.put("seed", seed);
    fields.put("decisions", decisions);
    fields.putAll(ViewJson.result(result));
    return fields;
  }
}
