import org.jspecify.annotations.NullMarked;

/// City of Iron.
@NullMarked
module loggia.games.cityofiron {
  requires static org.jspecify;
  requires transitive loggia.kernel;
}
