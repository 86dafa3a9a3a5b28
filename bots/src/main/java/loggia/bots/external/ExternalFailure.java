package loggia.bots.external;

/// What an external bot did wrong, as the end of a sentence that begins with its name.
final class ExternalFailure extends RuntimeException {
  ExternalFailure(String what) {
    super(what);
  }
}
