package loggia.server.store;

import java.util.List;
import java.util.Optional;

/// What the server remembers of who is to be told what. Each is told by whoever holds their lease.
public interface NoticeStore {
  Optional<Contact> contact(String person);

  /// Everybody who has confirmed this address; capitals do not matter.
  List<Contact> reachableAt(String address);

  /// Stores what this person wishes; what they were told stays as it is.
  void save(Contact contact);

  /// Takes somebody who may have to be told something by now.
  ///
  /// @param late waits since then or earlier are told of
  /// @param daily digests were sent then or earlier
  /// @param until how long nobody else shall take them
  Optional<Contact> claim(String worker, long now, long late, long daily, long until);

  /// All that wait for this person, the longest first.
  List<WaitRow> waits(String person);

  /// Stores what this person was told, and lets go of them. If one of the waits that they were told
  /// of has ended meanwhile, they have moved, and the next one is told again.
  ///
  /// @param waits what they were told of
  /// @param reminded those of them whose clock they were reminded of
  /// @return false when they are no longer the worker's
  boolean told(Contact contact, List<WaitRow> waits, List<WaitRow> reminded);

  /// Forgets a wait that is none.
  void forget(WaitRow wait);
}
