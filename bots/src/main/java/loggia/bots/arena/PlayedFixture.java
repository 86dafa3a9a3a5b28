package loggia.bots.arena;

import java.util.List;

/// A fixture and what each seat had of the victory, in parts of [Outcome#WHOLE].
public record PlayedFixture(Fixture fixture, List<Integer> shares) {
  /// What this contender had of the victory, all its seats together, from 0 to 1.
  double share(int contender) {
    int parts = 0;
    for (int seat = 0; seat < shares.size(); seat++) {
      parts += fixture.lineup().get(seat) == contender ? shares.get(seat) : 0;
    }
    return (double) parts / Outcome.WHOLE;
  }
}
