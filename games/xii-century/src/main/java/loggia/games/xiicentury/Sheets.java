package loggia.games.xiicentury;

import loggia.kernel.Attachment;
import loggia.kernel.AttachmentCache;
import loggia.kernel.JsonError;

/// The sheets that lie beside the game's classes, and those that came as files.
final class Sheets {
  private static final AttachmentCache<Sheet> ATTACHED =
      new AttachmentCache<>(file -> SheetReader.read(file.name(), file.text()));

  private Sheets() {}

  static Sheet printed(String file) {
    return SheetReader.read(file, Resource.FILES.text(file));
  }

  /// The sheet this file holds.
  ///
  /// @throws JsonError that names file, line and field
  static Sheet of(Attachment file) {
    return ATTACHED.of(file);
  }
}
