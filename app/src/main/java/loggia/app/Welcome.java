package loggia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import loggia.app.play.TerminalMessage;
import loggia.app.play.TerminalTexts;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Names;
import loggia.kernel.Option;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// What somebody who begins a game is told: how else it could begin, and that there is a lesson.
final class Welcome {
  private Welcome() {}

  static List<String> lines(Game<?, ?> game, Setup setup, String language) {
    Manual manual = game.manual();
    Texts terminal = TerminalTexts.terminal(language);
    var texts = new TerminalTexts(game.texts(language), terminal, Names.NUMBERS);
    var lines = new ArrayList<String>();
    lines.add(texts.say(new TerminalMessage.OfferOptions(options(manual), seats(manual))));
    for (Option option : manual.options()) {
      boolean otherwise = !setup.value(option.key()).equals(language);
      if (option instanceof Option.Choice(var key, var values, _, _, _)
          && values.contains(language)
          && otherwise) {
        lines.add(texts.say(new TerminalMessage.OfferEdition(key + "=" + language)));
      }
    }
    if (game.lesson().isPresent()) {
      lines.add(texts.say(new TerminalMessage.OfferLesson(manual.id())));
    }
    return lines;
  }

  private static String options(Manual manual) {
    return manual.options().stream()
        .filter(option -> option instanceof Option.Choice)
        .map(option -> option.key() + "=" + String.join("|", ((Option.Choice) option).values()))
        .collect(Collectors.joining(", "));
  }

  private static String seats(Manual manual) {
    String alone = manual.leastSeats() == 1 ? "human | " : "";
    return alone + "human,apprentice | human,journeyman,master | human,human";
  }
}
