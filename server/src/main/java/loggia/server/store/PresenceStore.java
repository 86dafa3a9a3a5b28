package loggia.server.store;

import java.util.Map;
import java.util.Set;

/// Who is connected where, as far as nodes tell each other. A store with one node has nothing to
/// tell.
public interface PresenceStore {
  /// Whether several nodes may share this store.
  boolean hasSeveralNodes();

  /// Somebody has come to a table at this node, or the last connection of theirs is gone; tells the
  /// other nodes.
  void present(String table, String person, boolean here);

  /// This node is alive until then. Forgets the nodes that are not any more, and tells all others
  /// to look at everything, for those may not have told the last they did.
  void alive(long now, long until);

  /// This node ends.
  void gone();

  /// Who is connected at other nodes, by table.
  Map<String, Set<String>> elsewhere(long now);
}
