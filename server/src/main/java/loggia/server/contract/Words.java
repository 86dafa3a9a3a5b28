package loggia.server.contract;

import java.util.Locale;

/// The words of the API for what is an enum here.
final class Words {
  private Words() {}

  static String of(Object word) {
    return ((Enum<?>) word).name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
