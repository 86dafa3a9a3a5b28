package loggia.server.store;

import java.util.List;
import java.util.Optional;

/// How a decision or a change at a table changes whom it waits for.
///
/// @param begun for whom it waits now, and did not before or not with this clock
/// @param ended people for whom it no longer waits
/// @param mover who has decided, if it was a person
public record Turns(List<WaitRow> begun, List<String> ended, Optional<String> mover) {
  public static final Turns NONE = new Turns(List.of(), List.of(), Optional.empty());

  public boolean isEmpty() {
    return begun.isEmpty() && ended.isEmpty() && mover.isEmpty();
  }
}
