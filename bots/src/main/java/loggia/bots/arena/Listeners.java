package loggia.bots.arena;

import java.util.List;
import loggia.bots.Bot;
import loggia.kernel.Audience;
import loggia.kernel.Event;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Tells bots that listen what their seats may know.
///
/// @param bots in seat order
record Listeners(Journal journal, List<Bot> bots) implements Journal {
  /// The journal itself where no bot listens, so that simulation pays nothing.
  static Journal beside(Journal journal, List<Bot> bots) {
    return bots.stream().anyMatch(Bot::listens) ? new Listeners(journal, bots) : journal;
  }

  @Override
  public void tell(Audience audience, Event event) {
    if (journal.listens()) {
      journal.tell(audience, event);
    }
    for (int i = 0; i < bots.size(); i++) {
      if (bots.get(i).listens() && audience.includes(Seat.of(i))) {
        bots.get(i).hear(event);
      }
    }
  }
}
