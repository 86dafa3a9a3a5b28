package loggia.app.play;

import java.util.List;
import java.util.Optional;

/// A menu in use: which line is marked, and what was typed to find one.
final class Picker {
  private final Menu menu;
  private boolean typing;
  private String typed = "";
  private int marked;

  Picker(Menu menu) {
    this.menu = menu;
  }

  /// The items that fit what was typed; all of them while that is no choice but a question.
  List<Menu.Item> items() {
    return typed.isEmpty() || isQuestion() ? menu.items() : menu.fitting(typed);
  }

  private boolean isQuestion() {
    return typed.startsWith("?");
  }

  int marked() {
    return Math.clamp(marked, 0, Math.max(0, items().size() - 1));
  }

  /// The marked item; empty when nothing fits.
  Optional<Menu.Item> picked() {
    List<Menu.Item> items = items();
    return items.isEmpty() ? Optional.empty() : Optional.of(items.get(marked()));
  }

  boolean typing() {
    return typing;
  }

  String typed() {
    return typed;
  }

  void move(int by) {
    int size = items().size();
    marked = size == 0 ? 0 : Math.floorMod(marked() + by, size);
  }

  /// A letter or figure more; a stroke only begins the typing.
  void type(String text) {
    boolean begins = !typing && text.equals("/");
    typing = true;
    typed += begins || text.chars().anyMatch(Character::isISOControl) ? "" : text;
    if (!isQuestion()) {
      marked = 0;
    }
  }

  void erase() {
    typed = typed.isEmpty() ? "" : typed.substring(0, typed.offsetByCodePoints(typed.length(), -1));
    typing = !typed.isEmpty();
    marked = 0;
  }

  void clear() {
    typed = "";
    typing = false;
  }
}
