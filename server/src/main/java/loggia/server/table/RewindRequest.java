package loggia.server.table;

import java.util.Map;

/// Somebody asks everybody to go back.
///
/// @param to the number to go back to
/// @param answers by person
public record RewindRequest(int to, String by, String name, Map<String, Boolean> answers) {}
