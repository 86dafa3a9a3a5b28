package loggia.kernel;

import java.util.ArrayList;
import java.util.List;

/// Where a game tells what happens. On the hot path ask [#listens()] before making an event, so
/// that simulation pays nothing for the log.
public interface Journal {
  /// Hears nothing, costs nothing.
  Journal NONE =
      new Journal() {
        @Override
        public boolean listens() {
          return false;
        }

        @Override
        public void tell(Audience audience, Event event) {}
      };

  default boolean listens() {
    return true;
  }

  void tell(Audience audience, Event event);

  default void tell(Event event) {
    tell(Audience.EVERYONE, event);
  }

  record Entry(Audience audience, Event event) {}

  /// A journal that keeps what it is told.
  static Pages pages() {
    return new Pages(new ArrayList<>());
  }

  record Pages(List<Entry> entries) implements Journal {
    @Override
    public void tell(Audience audience, Event event) {
      entries.add(new Entry(audience, event));
    }

    /// What this viewer may read.
    public List<Event> visibleTo(Viewer viewer) {
      return entries.stream().filter(e -> e.audience().includes(viewer)).map(Entry::event).toList();
    }
  }
}
