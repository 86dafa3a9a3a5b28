package loggia.app;

import java.util.Locale;
import loggia.kernel.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The language a command speaks.
final class Language {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--lang", paramLabel = "en|it", description = "English or Italian.")
  private String lang = Locale.getDefault().getLanguage().equals("it") ? "it" : "en";

  String code() {
    if (!Texts.LANGUAGES.contains(lang)) {
      String known = String.join(", ", Texts.LANGUAGES);
      throw new ParameterException(
          spec.commandLine(), "unknown language '" + lang + "'; known: " + known);
    }
    return lang;
  }
}
