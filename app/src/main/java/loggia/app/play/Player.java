package loggia.app.play;

import loggia.bots.Bot;

/// Who holds a seat at this terminal.
public sealed interface Player {
  record Human() implements Player {}

  record Machine(Bot bot) implements Player {}
}
