import org.jspecify.annotations.NullMarked;

/// Bots, and the arena that lets them meet.
@NullMarked
module loggia.bots {
  requires static org.jspecify;
  requires transitive loggia.kernel;
  requires tools.jackson.databind;
}
