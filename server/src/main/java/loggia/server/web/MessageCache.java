package loggia.server.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Message;

/// What was made of messages. Each kind of message has a map of its own: many have no parts or the
/// same small numbers as parts, so in one map they would all have the same few hash codes.
final class MessageCache<T> {
  private static final int MOST_OF_A_KIND = 10_000;

  private final Map<Class<?>, Map<Message, T>> kinds = new ConcurrentHashMap<>();
  private final int most;

  MessageCache() {
    this(MOST_OF_A_KIND);
  }

  /// @param most of a kind
  MessageCache(int most) {
    this.most = most;
  }

  Optional<T> get(Message message) {
    Map<Message, T> kind = kinds.get(message.getClass());
    return kind == null ? Optional.empty() : Optional.ofNullable(kind.get(message));
  }

  /// @return what was put
  T put(Message message, T made) {
    Map<Message, T> kind =
        kinds.computeIfAbsent(message.getClass(), _ -> new ConcurrentHashMap<>());
    if (kind.size() >= most) {
      kind.clear();
    }
    kind.put(message, made);
    return made;
  }
}
