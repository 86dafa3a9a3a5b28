package loggia.server.web;

import java.util.Optional;
import loggia.kernel.Names;
import loggia.kernel.Reason;
import loggia.kernel.Texts;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.Says;

/// Faults in words.
final class Faults {
  private Faults() {}

  static Shown.Failure shown(Fault fault, String lang) {
    return shown(fault, Says.in(lang), Names.NUMBERS);
  }

  /// @param texts those of the game, when a rule of it said no
  static Shown.Failure shown(Fault fault, Texts texts, Names names) {
    Reason reason = fault.reason();
    Texts own = reason instanceof Problem ? Says.in(texts.language()) : texts;
    return new Shown.Failure(
        fault.code().id(),
        own.say(reason, names),
        reason.rule().equals("table") ? Optional.empty() : Optional.of(reason.rule()),
        fault.field());
  }

  static Shown.Failure trouble(String lang) {
    return new Shown.Failure(
        "trouble",
        Says.in(lang).say(new Problem.Trouble(), Names.NUMBERS),
        Optional.empty(),
        Optional.empty());
  }
}
