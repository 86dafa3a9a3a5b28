package loggia.server.web;

import java.util.Optional;
import loggia.kernel.Names;
import loggia.kernel.Reason;
import loggia.kernel.Texts;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.common.ServerTexts;

/// Faults in words.
final class FaultPresenter {
  private FaultPresenter() {}

  static ApiModel.Failure shown(Fault fault, String lang) {
    return shown(fault, ServerTexts.in(lang), Names.NUMBERS);
  }

  /// @param texts those of the game, when a rule of it said no
  static ApiModel.Failure shown(Fault fault, Texts texts, Names names) {
    Reason reason = fault.reason();
    Texts own = reason instanceof Problem ? ServerTexts.in(texts.language()) : texts;
    return new ApiModel.Failure(
        fault.code(),
        own.say(reason, names),
        reason.rule().equals("table") ? Optional.empty() : Optional.of(reason.rule()),
        fault.field());
  }

  /// The server does not keep to its own description.
  static ApiModel.Failure undescribed(String problem) {
    return new ApiModel.Failure(
        Fault.Code.TROUBLE,
        "not as /openapi.json has it: " + problem,
        Optional.empty(),
        Optional.empty());
  }

  static ApiModel.Failure trouble(String lang) {
    return new ApiModel.Failure(
        Fault.Code.TROUBLE,
        ServerTexts.in(lang).say(new Problem.Trouble(), Names.NUMBERS),
        Optional.empty(),
        Optional.empty());
  }
}
