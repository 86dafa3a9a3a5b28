package loggia.bots.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// A fixture and what each seat had of the victory, in parts of [Outcome#WHOLE].
///
/// @param standIns for each seat, how often another bot answered in its place
/// @param failure empty where the match was played to its end
public record PlayedFixture(
    Fixture fixture, List<Integer> shares, List<Integer> standIns, Optional<Failure> failure) {

  /// The bot of this seat, counted from 0, failed.
  public record Failure(int seat, String reason) {}

  static PlayedFixture of(Fixture fixture, List<Integer> shares) {
    return new PlayedFixture(
        fixture, shares, Collections.nCopies(shares.size(), 0), Optional.empty());
  }

  /// Who fails has lost, and the others share the victory.
  static PlayedFixture failed(Fixture fixture, int seat, String reason) {
    int seats = fixture.lineup().size();
    var shares =
        new ArrayList<>(Collections.nCopies(seats, Outcome.WHOLE / Math.max(1, seats - 1)));
    shares.set(seat, 0);
    return new PlayedFixture(
        fixture,
        List.copyOf(shares),
        Collections.nCopies(seats, 0),
        Optional.of(new Failure(seat, reason)));
  }

  /// What this contender had of the victory, all its seats together, from 0 to 1.
  double share(int contender) {
    int parts = 0;
    for (int seat = 0; seat < shares.size(); seat++) {
      parts += fixture.lineup().get(seat) == contender ? shares.get(seat) : 0;
    }
    return (double) parts / Outcome.WHOLE;
  }

  /// Why this contender failed, if it did.
  public Optional<String> failureOf(int contender) {
    return failure
        .filter(failed -> fixture.lineup().get(failed.seat()) == contender)
        .map(Failure::reason);
  }

  /// How often another bot answered in this contender's place.
  public int standInsOf(int contender) {
    int sum = 0;
    for (int seat = 0; seat < standIns.size(); seat++) {
      sum += fixture.lineup().get(seat) == contender ? standIns.get(seat) : 0;
    }
    return sum;
  }
}
