package loggia.testkit.sample;

import java.util.Set;
import loggia.kernel.Json;

/// What is in the box, as the data file says.
record Components(int stones, int sides) {
  private static final String FILE = "components.json";

  static final Components STANDARD = read(FILE, Resource.FILES.text(FILE));

  static Components read(String file, String text) {
    Json box = Json.read(file, text);
    box.only(Set.of("stones", "sides", "source"));
    // SAM-01: hands of four masons and what they draw in five rounds must be there; SAM-05: a die
    // that only shows ones would end every climb.
    return new Components(box.get("stones").number(28, 63), box.get("sides").number(2, 20));
  }

  /// Every stone, as a set with the bits 1 to [#stones].
  long all() {
    return (2L << stones) - 2;
  }
}
