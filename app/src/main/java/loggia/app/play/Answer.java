package loggia.app.play;

import loggia.kernel.Move;

/// What a person at the terminal wants.
public sealed interface Answer<M extends Move> {
  record Choose<M extends Move>(M move) implements Answer<M> {}

  record TakeBack<M extends Move>() implements Answer<M> {}

  record Save<M extends Move>() implements Answer<M> {}

  record Leave<M extends Move>() implements Answer<M> {}
}
