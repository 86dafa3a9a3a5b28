package loggia.app.play;

import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/// The keyboard: arrows and the like by name, everything else as it was typed.
final class Keyboard {
  enum Key {
    UP,
    DOWN,
    PAGE_UP,
    PAGE_DOWN,
    ENTER,
    ESCAPE,
    BACK,
    TYPED,
    END
  }

  private final BindingReader reader;
  private final KeyMap<Key> map = new KeyMap<>();

  Keyboard(Terminal terminal) {
    reader = new BindingReader(terminal.reader());
    map.setAmbiguousTimeout(150);
    map.setUnicode(Key.TYPED);
    map.setNomatch(Key.TYPED);
    bind(Key.UP, terminal, Capability.key_up, "\033[A", "\033OA");
    bind(Key.DOWN, terminal, Capability.key_down, "\033[B", "\033OB");
    bind(Key.PAGE_UP, terminal, Capability.key_ppage, "\033[5~");
    bind(Key.PAGE_DOWN, terminal, Capability.key_npage, "\033[6~");
    map.bind(Key.ENTER, "\r", "\n");
    map.bind(Key.ESCAPE, "\033");
    map.bind(Key.BACK, "\177", "\b");
  }

  private void bind(Key key, Terminal terminal, Capability capability, String... others) {
    String sequence = KeyMap.key(terminal, capability);
    if (sequence != null) {
      map.bind(key, sequence);
    }
    map.bind(key, others);
  }

  /// Whether a key is pressed within this time.
  boolean waits(int milliseconds) {
    return reader.peekCharacter(milliseconds) != NonBlockingReader.READ_EXPIRED;
  }

  Key next() {
    Key key = reader.readBinding(map);
    return key == null ? Key.END : key;
  }

  /// What was typed when [#next] said so.
  String typed() {
    return reader.getLastBinding();
  }
}
