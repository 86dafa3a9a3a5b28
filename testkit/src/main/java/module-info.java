import org.jspecify.annotations.NullMarked;

/// The laws every game must keep, and what proves them.
@NullMarked
module loggia.testkit {
  requires static org.jspecify;
  requires transitive loggia.kernel;
  requires transitive org.junit.jupiter.api;
  requires transitive org.junit.jupiter.params;
  requires org.junit.platform.commons;

  exports loggia.testkit;
  exports loggia.testkit.sample;
  exports loggia.testkit.texts;
  exports loggia.testkit.walk;
}
