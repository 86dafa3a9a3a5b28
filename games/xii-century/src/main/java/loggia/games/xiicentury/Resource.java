package loggia.games.xiicentury;

import loggia.kernel.Resources;

/// The files that lie beside the game's classes. Apart from the game's own class, so that the sheet
/// can be read before it.
final class Resource {
  static final Resources FILES = new Resources(Resource.class::getResourceAsStream);

  private Resource() {}
}
