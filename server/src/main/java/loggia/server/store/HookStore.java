package loggia.server.store;

import java.util.List;
import java.util.Optional;

/// What the server remembers of webhooks. Each is called by whoever holds its lease.
public interface HookStore {
  Optional<Hook> hook(String id);

  /// Stores an address, with nothing held against it.
  void save(Hook hook);

  void removeHook(String id);

  /// All by which this person is told.
  List<Hook> hooksOf(String person);

  /// Whoever calls it just now goes on; nothing is held against it any more.
  void recover(Hook hook);

  /// Takes a webhook that has something to be told by now.
  ///
  /// @param late waits since then or earlier are told of
  Optional<Hook> claimHook(String worker, long now, long late, long until);

  /// What it has not been told of, the oldest first, as much as is said at once.
  List<WaitRow> untold(Hook hook, long late);

  /// Stores what it was told and how it went, and lets go of it.
  ///
  /// @return false when it is no longer the worker's
  boolean called(Hook hook, List<WaitRow> told);
}
