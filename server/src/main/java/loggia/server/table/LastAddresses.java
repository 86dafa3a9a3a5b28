package loggia.server.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Where people were last seen: those who come under many names from one place share what there is.
public final class LastAddresses {
  private static final int MOST = 10_000;

  private final Map<String, String> byPerson =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > MOST;
            }
          });

  public void seen(String person, String address) {
    byPerson.put(person, address);
  }

  /// The address of this person, or a name for it that nobody else has.
  String of(String person) {
    return byPerson.getOrDefault(person, "of " + person);
  }
}
