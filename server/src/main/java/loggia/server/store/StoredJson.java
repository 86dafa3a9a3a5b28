package loggia.server.store;

import tools.jackson.databind.json.JsonMapper;

/// How the server writes what it keeps for itself.
public final class StoredJson {
  public static final JsonMapper MAPPER = JsonMapper.builder().build();

  private StoredJson() {}
}
