package loggia.server.web;

import java.util.ArrayList;
import java.util.List;

/// Texts in the order in which they shall be sent. Whoever takes some sends them; nobody else gets
/// any before that has happened.
final class SendQueue {
  private List<byte[]> texts = new ArrayList<>();
  private int held;
  private boolean sending;

  synchronized void add(byte[] text) {
    texts.add(text);
  }

  synchronized void hold() {
    held++;
  }

  synchronized void release() {
    held--;
  }

  /// Everything there is to send; nothing while it is held back or somebody else is sending.
  synchronized List<byte[]> take() {
    if (held > 0 || sending || texts.isEmpty()) {
      return List.of();
    }
    sending = true;
    var taken = texts;
    texts = new ArrayList<>();
    return taken;
  }

  synchronized void sent() {
    sending = false;
  }
}
