import org.jspecify.annotations.NullMarked;

/// XII Century.
@NullMarked
module loggia.games.xiicentury {
  requires static org.jspecify;
  requires transitive loggia.kernel;
}
