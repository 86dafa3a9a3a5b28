package loggia.server.store;

import java.util.List;

/// A table as it is stored.
///
/// @param visible whether the lobby shows it to everybody
/// @param study whether it was imported or branched, so that statistics leave it out
/// @param words what a search looks into
/// @param members who sits there
/// @param version counted up by every change of the body: who changes an older one is refused
/// @param body everything else, as JSON
public record TableRow(
    String id,
    String game,
    boolean visible,
    boolean study,
    String words,
    long created,
    Summary summary,
    List<Member> members,
    int version,
    String body) {

  /// Who sits at a table.
  ///
  /// @param seats bit i for the seat with index i
  public record Member(String person, int seats) {}
}
