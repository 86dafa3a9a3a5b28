package loggia.testkit;

import java.net.URISyntaxException;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.junit.platform.commons.support.ReflectionSupport;

/// The classes that were compiled together.
final class CompiledClasses {
  private CompiledClasses() {}

  /// Those in the folder or jar of this class whose full names are wanted, by name.
  static List<Class<?>> beside(Class<?> type, Predicate<String> wanted) {
    try {
      var home = type.getProtectionDomain().getCodeSource().getLocation().toURI();
      return ReflectionSupport.findAllClassesInClasspathRoot(home, _ -> true, wanted).stream()
          .sorted(Comparator.comparing(Class::getName))
          .toList();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
