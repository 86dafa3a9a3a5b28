import org.jspecify.annotations.NullMarked;

/// The contract between games and everything else.
@NullMarked
module loggia.kernel {
  requires static org.jspecify;

  exports loggia.kernel;
  exports loggia.kernel.position;

  uses loggia.kernel.Game;
}
