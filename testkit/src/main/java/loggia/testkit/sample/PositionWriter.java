package loggia.testkit.sample;

import java.util.stream.Collectors;
import loggia.kernel.position.Line;

/// A state as one line of keys and values, the masons last:
///
/// `rounds 4 round 1 prize 5 mason hand 3,17,30 chosen 17 mason hand 1,2,9 kept 4`
final class PositionWriter {
  private PositionWriter() {}

  static String write(CampanileState state) {
    var line =
        Line.ofWords()
            .put("rounds", state.frame().rounds())
            .put("round", state.round())
            .put("prize", state.prize())
            .put("climbed", state.climbed())
            .put("winner", state.winner())
            .put("chance", state.chance())
            .put("shown", state.disclosures())
            .put("played", stones(state.played()));
    for (Mason mason : state.masons()) {
      line.put("mason")
          .put("hand", stones(mason.hand()))
          .put("chosen", mason.chosen())
          .put("kept", mason.kept())
          .put("climbs", mason.climbs())
          .put("won", mason.won());
    }
    return line.toString();
  }

  private static String stones(long set) {
    return set == 0
        ? "0"
        : Stones.list(set).stream().map(String::valueOf).collect(Collectors.joining(","));
  }
}
