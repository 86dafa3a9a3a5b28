package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loggia.kernel.Setup;

/// The laws once more, over card sets of one's own that chance has written.
/// `-Dloggia.laws.sets=200` looks at more of them.
class RandomCardSetLawsTest extends IronLawsTest {
  @Override
  protected List<Setup> setups() {
    var manual = game().manual();
    var setups = new ArrayList<Setup>();
    for (int i = 0; i < Integer.getInteger("loggia.laws.sets", 8); i++) {
      var file = RandomCardSet.of(seed() + i);
      var options =
          Map.of(
              "deck",
              file.hash(),
              "edition",
              i % 2 == 0 ? "en" : "it",
              "pairs",
              Boolean.toString(i % 8 == 2));
      setups.add(Setup.of(manual, 2 + i % 4, options, List.of(file), seed() + i));
    }
    return setups;
  }

  @Override
  protected int games() {
    return 1;
  }
}
