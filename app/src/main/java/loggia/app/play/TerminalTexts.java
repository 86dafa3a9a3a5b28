package loggia.app.play;

import loggia.kernel.Message;
import loggia.kernel.Names;
import loggia.kernel.Texts;

/// Says what the game and the terminal have to say, in the chosen language.
public record TerminalTexts(Texts game, Texts terminal, Names names) {
  public static Texts terminal(String language) {
    return Texts.of(
        language, TerminalTexts.class.getResourceAsStream("play_" + language + ".properties"));
  }

  public String say(Message message) {
    return message instanceof TerminalMessage own
        ? terminal.say(own, names)
        : game.say(message, names);
  }
}
