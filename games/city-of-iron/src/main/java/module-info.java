import loggia.games.cityofiron.CityOfIron;
import loggia.kernel.Game;
import org.jspecify.annotations.NullMarked;

/// City of Iron.
@NullMarked
module loggia.games.cityofiron {
  requires static org.jspecify;
  requires transitive loggia.kernel;

  exports loggia.games.cityofiron;

  provides Game with
      CityOfIron;
}
