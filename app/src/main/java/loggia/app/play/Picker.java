package loggia.app.play;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Move;

/// A menu in use: which line is marked, and what was typed to find one.
final class Picker<M extends Move> {
  private final Menu<M> menu;
  private boolean typing;
  private String typed = "";
  private int marked;

  Picker(Menu<M> menu) {
    this.menu = menu;
  }

  /// The items that fit what was typed; all of them when none does.
  List<Menu.Item<M>> items() {
    List<Menu.Item<M>> fitting = typed.isEmpty() ? menu.items() : menu.fitting(typed);
    return fitting.isEmpty() ? menu.items() : fitting;
  }

  int marked() {
    return Math.min(marked, items().size() - 1);
  }

  Optional<M> picked() {
    return Optional.of(items().get(marked()).move());
  }

  boolean typing() {
    return typing;
  }

  String typed() {
    return typed;
  }

  void move(int by) {
    int size = items().size();
    marked = Math.floorMod(marked() + by, size);
  }

  /// A letter or figure more; a stroke only begins the typing.
  void type(String text) {
    boolean begins = !typing && text.equals("/");
    typing = true;
    typed += begins || text.chars().anyMatch(Character::isISOControl) ? "" : text;
    marked = 0;
  }

  void erase() {
    typed = typed.isEmpty() ? "" : typed.substring(0, typed.length() - 1);
    typing = !typed.isEmpty();
    marked = 0;
  }

  void clear() {
    typed = "";
    typing = false;
    marked = 0;
  }
}
