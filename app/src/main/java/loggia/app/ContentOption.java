package loggia.app;

import java.util.Set;
import loggia.bots.environment.Content;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads what `--with` lists.
final class ContentOption implements ITypeConverter<ContentOption.Contents> {
  record Contents(Set<Content> set) {}

  @Override
  public Contents convert(String list) {
    try {
      return new Contents(Content.parse(list));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
