import org.jspecify.annotations.NullMarked;

/// 1600 - The Iron Century.
@NullMarked
module loggia.games.ironcentury {
  requires static org.jspecify;
  requires transitive loggia.kernel;

  exports loggia.games.ironcentury;

  provides loggia.kernel.Game with
      loggia.games.ironcentury.IronCentury;
}
