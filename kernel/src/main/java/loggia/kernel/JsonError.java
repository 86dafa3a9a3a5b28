package loggia.kernel;

/// A JSON file that cannot be used: its message names file, line, field and what is wrong.
public final class JsonError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public JsonError(Json.Place place, String problem) {
    super(
        place.file()
            + ", line "
            + place.line()
            + (place.field().isEmpty() ? "" : ", " + place.field())
            + ": "
            + problem);
  }
}
