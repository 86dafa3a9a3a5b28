package loggia.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import loggia.kernel.Manual;
import org.junit.jupiter.api.Disabled;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/// Which tests prove which rules: [Rule] annotations of compiled test classes against the rule list
/// of a manual.
public final class RuleCoverage {
  private final Map<String, TreeSet<String>> testsByRule = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();

  private RuleCoverage() {}

  public static RuleCoverage of(List<Class<?>> testClasses) {
    var coverage = new RuleCoverage();
    testClasses.forEach(coverage::add);
    return coverage;
  }

  private void add(Class<?> type) {
    for (Method method : type.getDeclaredMethods()) {
      var rules = AnnotationSupport.findRepeatableAnnotations(method, Rule.class);
      if (rules.isEmpty()) {
        continue;
      }
      String test =
          type.getName().replaceAll(".*[.]", "").replace('$', '.') + "." + method.getName();
      boolean runs =
          AnnotationSupport.isAnnotated(method, Testable.class)
              && !AnnotationSupport.isAnnotated(method, Disabled.class);
      if (!runs) {
        problems.add(test + " has @Rule but is not a test that runs");
      }
      for (Rule rule : rules) {
        for (String id : rule.value()) {
          testsByRule.computeIfAbsent(id, _ -> new TreeSet<>()).add(test);
        }
      }
    }
  }

  /// Everything that is wrong, a line each; empty when every rule is proved and every id is known.
  public List<String> problems(Manual manual) {
    var all = new ArrayList<>(problems);
    var ids = manual.ruleIds();
    var known = new TreeSet<>(ids);
    if (known.size() < ids.size()) {
      all.add("the manual names a rule twice");
    }
    var unproved = known.stream().filter(id -> !testsByRule.containsKey(id)).toList();
    if (!unproved.isEmpty()) {
      all.add(unproved.size() + " rules without a test: " + String.join(" ", unproved));
    }
    testsByRule.forEach(
        (id, tests) -> {
          if (!known.contains(id)) {
            all.add("no rule " + id + " in the manual, but a test of it: " + tests);
          }
        });
    return all;
  }

  /// A line for each rule: its id, a tab, its tests separated by commas.
  public String table(Manual manual) {
    return manual.ruleIds().stream()
        .map(id -> id + "\t" + String.join(",", testsByRule.getOrDefault(id, new TreeSet<>())))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  public void write(Manual manual, Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, table(manual));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
