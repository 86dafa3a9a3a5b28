package loggia.bots.outside;

/// What an outside bot did wrong, as the end of a sentence that begins with its name.
final class Trouble extends RuntimeException {
  Trouble(String what) {
    super(what);
  }
}
