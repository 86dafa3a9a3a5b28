package loggia.testkit.laws;

import java.util.stream.Stream;
import loggia.kernel.Manual;
import loggia.kernel.Option;

/// The text keys that a manual asks for.
final class ManualKeys {
  private ManualKeys() {}

  static Stream<String> of(Manual manual) {
    return Stream.of(
            Stream.of("title", "summary"),
            manual.options().stream().flatMap(ManualKeys::option),
            manual.chapters().stream().map(chapter -> "chapter." + chapter.id()),
            manual.ruleIds().stream().map(id -> "rule." + id),
            manual.components().stream().flatMap(ManualKeys::component))
        .flatMap(keys -> keys)
        .distinct();
  }

  private static Stream<String> option(Option option) {
    String key = "option." + option.key();
    Stream<String> values =
        switch (option) {
          case Option.Choice choice -> choice.values().stream();
          case Option.SeatChoice _ -> Stream.of(Option.SeatChoice.RANDOM);
          case Option.File _ -> Stream.of(Option.File.STANDARD);
        };
    return Stream.concat(Stream.of(key), values.map(value -> key + "." + value));
  }

  private static Stream<String> component(Manual.Component component) {
    return Stream.concat(
        Stream.of("kind." + component.kind(), "name." + component.id(), "about." + component.id()),
        component.facts().keySet().stream().map(fact -> "fact." + fact));
  }
}
