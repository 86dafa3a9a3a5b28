package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The towns: five with one, two and three stars each, then the seven of the expansion.
public enum Town implements Named {
  TURNWICK,
  WOOLMOOR,
  GLIMMERFEN,
  PITSTOW,
  HEXBOTTLE,
  LECKRIMOUTH,
  WHITEPAN,
  GEARGATE,
  REDVEIN,
  CORKHOLLOW,
  LOOMFAST,
  PRISMHOLD,
  PISTONMARK,
  IRONMAW,
  IMPHOLD,
  BEASTBELLY,
  SOLARA,
  SNYLE,
  METGRA,
  DAR_EMBE,
  CUMULUS,
  CAZUM;

  static final Town[] ALL = values();

  private final String id = Named.idOf(this);

  static Town of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return id;
  }
}
