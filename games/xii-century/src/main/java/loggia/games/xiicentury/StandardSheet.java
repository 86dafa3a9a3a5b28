package loggia.games.xiicentury;

/// The sheet of the box.
final class StandardSheet {
  private StandardSheet() {}

  private static final String FILE = "sheet.json";

  static final Sheet SHEET = SheetReader.read(FILE, Resource.text(FILE));
}
