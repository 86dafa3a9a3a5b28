import org.jspecify.annotations.NullMarked;

/// Bots, and the arena that lets them meet.
@NullMarked
module loggia.bots {
  exports loggia.bots;
  exports loggia.bots.arena;
  exports loggia.bots.coach;
  exports loggia.bots.environment;
  exports loggia.bots.external;
  exports loggia.bots.json;
  exports loggia.bots.net;
  exports loggia.bots.registry;
  exports loggia.bots.series;
  exports loggia.bots.study;

  requires static org.jspecify;
  requires transitive loggia.kernel;
  requires com.fasterxml.jackson.annotation;
  requires tools.jackson.databind;

  opens loggia.bots.arena to
      tools.jackson.databind;
  opens loggia.bots.coach to
      tools.jackson.databind;
  opens loggia.bots.net to
      tools.jackson.databind;
  opens loggia.bots.series to
      tools.jackson.databind;
}
