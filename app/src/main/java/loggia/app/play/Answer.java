package loggia.app.play;

/// What a person at the terminal wants.
public sealed interface Answer {
  /// @param text the move's text form
  record Choose(String text) implements Answer {}

  record TakeBack() implements Answer {}

  record Save() implements Answer {}

  record Leave() implements Answer {}

  /// Something said to the others at a table.
  record Say(String text) implements Answer {}

  /// Nothing yet: the situation is no longer as it was shown.
  record LookAgain() implements Answer {}
}
