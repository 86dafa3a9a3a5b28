package loggia.server.store;

import java.util.Optional;

/// How a finished game ended for somebody.
///
/// @param seat counted from 1
/// @param at when it ended
/// @param told from when on everybody may know, or [#NEVER]
/// @param people how many different people sat there
/// @param place counted from 1; who gave up came last
/// @param role as whom or what they played; empty where a game knows no such thing
/// @param rating the one after it; 0: it counted for none
/// @param judged once the coach has looked at it
public record ResultRow(
    String table,
    String person,
    int seat,
    String game,
    long at,
    long told,
    int seats,
    int people,
    int place,
    int score,
    boolean won,
    String role,
    int rating,
    Optional<Judged> judged) {
  public static final long NEVER = Long.MAX_VALUE;

  /// What the coach says of it.
  ///
  /// @param share of the victory
  /// @param adjusted the share without luck
  public record Judged(double share, double adjusted) {}

  ResultRow rated(int after) {
    return new ResultRow(
        table, person, seat, game, at, told, seats, people, place, score, won, role, after, judged);
  }
}
