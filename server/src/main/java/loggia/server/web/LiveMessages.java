package loggia.server.web;

import java.util.LinkedHashMap;
import java.util.Map;

/// What goes over the live channel, by the word in `type`.
final class LiveMessages {
  private LiveMessages() {}

  /// What the server sends.
  static Map<String, Class<? extends Record>> sent() {
    var all = new LinkedHashMap<String, Class<? extends Record>>();
    all.put("table", LiveChannel.TableMessage.class);
    all.put("position", TableUpdate.PositionMessage.class);
    all.put("change", TableUpdate.ChangeMessage.class);
    all.put("log", TableUpdate.LogMessage.class);
    all.put("chat", LiveChannel.ChatMessage.class);
    all.put("answer", ApiLive.DecisionAnswer.class);
    all.put("bye", LiveConnection.Bye.class);
    return all;
  }

  /// What clients send; here `type` is no part of the record.
  static Map<String, Class<? extends Record>> received() {
    var all = new LinkedHashMap<String, Class<? extends Record>>();
    all.put("decide", DecisionEntrance.Decision.class);
    all.put("seat", ApiLive.Sit.class);
    all.put("chat", ApiChat.Said.class);
    return all;
  }
}
