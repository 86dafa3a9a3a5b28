package loggia.bots.study;

import java.util.List;
import java.util.Set;
import loggia.bots.arena.Outcome;
import loggia.kernel.Event;
import loggia.kernel.Manual;
import loggia.kernel.Result;

/// One match of a study.
///
/// @param leads how often another seat took the lead, by the game's own evaluation
/// @param uses which seat used which component at least once
/// @param usable which components could come into play
public record GameRow(
    int number, Outcome outcome, int leads, Set<Event.Use> uses, List<Manual.Component> usable) {
  static final GameRow NONE =
      new GameRow(-1, new Outcome(new Result("", List.of()), 0, 0), 0, Set.of(), List.of());
}
