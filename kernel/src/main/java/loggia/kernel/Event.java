package loggia.kernel;

import java.util.List;

/// Something that happened, for the log. A record; its audience is given when it is told to a
/// [Journal].
public interface Event extends Message {
  @Override
  default String kind() {
    return "event";
  }

  /// Which components of the game this event shows in use: what balance studies count.
  default List<Use> uses() {
    return List.of();
  }

  /// `seat` used the component `id` of this kind (`building`, `special`, `nation`...).
  record Use(Seat seat, String kind, String id) {}
}
