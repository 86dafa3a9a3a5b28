import org.jspecify.annotations.NullMarked;

/// XII Century.
@NullMarked
module loggia.games.xiicentury {
  requires static org.jspecify;
  requires transitive loggia.kernel;

  exports loggia.games.xiicentury;

  provides loggia.kernel.Game with
      loggia.games.xiicentury.XiiCentury;
}
