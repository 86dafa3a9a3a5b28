package loggia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import loggia.app.play.TerminalMessage;
import loggia.app.play.TerminalTexts;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Names;
import loggia.kernel.Option;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// What somebody who begins a game is told in two lines: what suits a first game, and how else it
/// could begin.
record Welcome(Game<?, ?> game, Setup setup, String language) {
  static List<String> lines(Game<?, ?> game, Setup setup, String language) {
    var welcome = new Welcome(game, setup, language);
    return List.of(
        welcome.say(
            new TerminalMessage.OfferLesson(game.lesson().isPresent(), welcome.firstGame())),
        welcome.say(
            new TerminalMessage.OfferOptions(
                welcome.offered(), seats(game.manual()), options(game.manual()))));
  }

  private String say(TerminalMessage message) {
    return TerminalTexts.terminal(language).say(message, Names.NUMBERS);
  }

  /// The options that suit a first game and are not chosen.
  private String firstGame() {
    var preset = new ArrayList<String>();
    new TreeMap<>(game.firstGame())
        .forEach(
            (key, value) -> {
              if (!setup.value(key).equals(value)) {
                preset.add("--option " + key + "=" + value);
              }
            });
    return String.join(" ", preset);
  }

  /// The values that the game offers to who speaks this language, such as an edition in it.
  private String offered() {
    Texts texts = game.texts(language);
    var offers = new ArrayList<String>();
    for (Option option : game.manual().options()) {
      String key = "option." + option.key();
      texts
          .find(key + ".offered")
          .filter(value -> !setup.value(option.key()).equals(value))
          .ifPresent(
              value ->
                  offers.add(
                      "%s, %s: --option %s=%s"
                          .formatted(
                              texts.get(key), texts.get(key + "." + value), option.key(), value)));
    }
    return String.join("; ", offers);
  }

  private static String options(Manual manual) {
    return manual.options().stream()
        .filter(option -> option instanceof Option.Choice)
        .map(option -> option.key() + "=" + String.join("|", ((Option.Choice) option).values()))
        .collect(Collectors.joining(", "));
  }

  private static String seats(Manual manual) {
    return (manual.leastSeats() == 1 ? "human | " : "") + "human,apprentice,master | human,human";
  }
}
