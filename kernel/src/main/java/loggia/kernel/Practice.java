package loggia.kernel;

/// How many iterations of a search play like people do. One iteration sees further in one game than
/// in another, so every game has numbers of its own. Measured, not felt.
///
/// @param some like who knows the rules and looks a few decisions ahead
/// @param much like who has played often
public record Practice(int some, int much) {
  public static final Practice USUAL = new Practice(8, 300);
}
