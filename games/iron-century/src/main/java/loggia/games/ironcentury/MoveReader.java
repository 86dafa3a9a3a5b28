package loggia.games.ironcentury;

import java.util.Optional;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;

/// Reads the text form of a move. Which cards there are is known only at the table, so any word
/// that could be an id is taken as one; the state then says whether there is such a card.
final class MoveReader {
  private static final String ID = "[a-z][a-z0-9-]*";

  private MoveReader() {}

  static IronMove read(String text) {
    return find(text).orElseThrow(() -> new Refusal(new Reasons.UnknownMove(text)));
  }

  private static Optional<IronMove> find(String text) {
    String[] words = text.split(" ", -1);
    return switch (words.length) {
      case 1 -> one(words[0]);
      case 2 -> two(words[0], words[1]);
      case 3 -> three(words);
      case 4 -> four(words);
      case 6 -> six(words);
      default -> Optional.empty();
    };
  }

  private static Optional<IronMove> one(String word) {
    return switch (word) {
      case "draw" -> Optional.of(new IronMove.Draw());
      case "end" -> Optional.of(new IronMove.End());
      case "pass" -> Optional.of(new IronMove.Pass(IronMove.Until.NOW));
      default -> Optional.empty();
    };
  }

  private static Optional<IronMove> two(String verb, String word) {
    if (verb.equals("pass")) {
      return IronMove.Until.find(word)
          .filter(until -> until != IronMove.Until.NOW)
          .map(IronMove.Pass::new);
    }
    if (verb.equals("ask") && word.equals("again")) {
      return Optional.of(new IronMove.AskAgain());
    }
    return card(word).flatMap(card -> ofCard(verb, card));
  }

  private static Optional<IronMove> ofCard(String verb, Card card) {
    return switch (verb) {
      case "pick" -> Optional.of(new IronMove.Pick(card));
      case "discard" -> Optional.of(new IronMove.Discard(card));
      case "put" -> Optional.of(new IronMove.Put(card));
      case "give" -> Optional.of(new IronMove.Give(card));
      case "use" -> Optional.of(new IronMove.Use(card));
      case "sacrifice" -> Optional.of(new IronMove.Sacrifice(card));
      case "strike" -> Optional.of(new IronMove.Strike(card));
      case "keep" -> Optional.of(new IronMove.Keep(card));
      default -> Optional.empty();
    };
  }

  private static Optional<IronMove> three(String[] words) {
    return switch (words[0]) {
      case "attach" ->
          card(words[1])
              .flatMap(object -> card(words[2]).map(bearer -> new IronMove.Attach(object, bearer)));
      case "attack" ->
          Culture.find(words[1])
              .flatMap(c -> card(words[2]).map(adversary -> new IronMove.Attack(c, adversary)));
      default -> Optional.empty();
    };
  }

  private static Optional<IronMove> four(String[] words) {
    if (!words[0].equals("use")) {
      return Optional.empty();
    }
    return card(words[1])
        .flatMap(
            card ->
                switch (words[2]) {
                  case "on" -> card(words[3]).map(target -> new IronMove.UseOn(card, target));
                  case "against" -> seat(words[3]).map(s -> new IronMove.UseAgainst(card, s));
                  default -> Optional.empty();
                });
  }

  private static Optional<IronMove> six(String[] words) {
    if (!words[0].equals("use") || !words[2].equals("with") || !words[4].equals("on")) {
      return Optional.empty();
    }
    return card(words[1])
        .flatMap(
            card ->
                Culture.find(words[3])
                    .flatMap(
                        culture ->
                            card(words[5])
                                .map(target -> new IronMove.UseToAttack(card, culture, target))));
  }

  private static Optional<Card> card(String word) {
    return word.matches(ID) ? Optional.of(Card.named(word)) : Optional.empty();
  }

  private static Optional<Seat> seat(String word) {
    return word.matches("[1-5]")
        ? Optional.of(Seat.of(Integer.parseInt(word) - 1))
        : Optional.empty();
  }
}
