package loggia.app.play;

import java.util.List;
import java.util.Optional;

/// A menu in use: which line is marked, and what was typed to find one.
final class Picker {
  private final Menu menu;
  private String typed = "";
  private int marked;
  private boolean refused;

  Picker(Menu menu) {
    this.menu = menu;
  }

  /// The items that fit what was typed; all of them while that is no choice but something else, or
  /// the beginning of a key.
  List<Menu.Item> items() {
    return narrows() ? menu.fitting(words()) : menu.items();
  }

  private boolean narrows() {
    return !words().isEmpty() && !isCommand() && !isBegunKey();
  }

  /// A stroke before them says that they are words of a choice.
  private String words() {
    return typed.startsWith("/") ? typed.substring(1) : typed;
  }

  /// Whether what was typed is no choice but a question or a command.
  boolean isCommand() {
    return Interpreter.isCommand(typed) && menu.exact(typed).isEmpty();
  }

  private boolean isBegunKey() {
    return MenuKeys.isKey(words()) && menu.exact(words()).isEmpty();
  }

  /// The marked line, counted from 0; -1 when none is.
  int marked() {
    return isBegunKey() || items().isEmpty() ? -1 : Math.clamp(marked, 0, items().size() - 1);
  }

  /// The marked item; empty when nothing fits.
  Optional<Menu.Item> picked() {
    return marked() < 0 ? Optional.empty() : Optional.of(items().get(marked()));
  }

  boolean typing() {
    return !typed.isEmpty();
  }

  String typed() {
    return typed;
  }

  void move(int by) {
    if (refused) {
      clear();
    }
    int size = items().size();
    marked = size == 0 ? 0 : Math.floorMod(marked() + by, size);
  }

  /// Nothing came of what was typed: it stays in sight until something else is.
  void refuse() {
    refused = true;
  }

  /// A letter or figure more.
  void type(String text) {
    if (refused) {
      clear();
    }
    typed += text.chars().anyMatch(Character::isISOControl) ? "" : text;
    if (narrows()) {
      marked = 0;
    }
  }

  void erase() {
    refused = false;
    typed = typed.isEmpty() ? "" : typed.substring(0, typed.offsetByCodePoints(typed.length(), -1));
    marked = 0;
  }

  void clear() {
    refused = false;
    typed = "";
  }
}
