package loggia.kernel;

/// What one viewer may know of a state: a tree of public records, enums, lists, numbers and strings
/// (it is written as JSON as it stands), built field by field from what the viewer may see, never
/// by deleting from the state. Hidden things have no identity in it. Two views with the same
/// content are equal.
public interface View {
  /// The view as plain text lines, for terminals and screen readers.
  String draw(Texts texts, Names names);
}
