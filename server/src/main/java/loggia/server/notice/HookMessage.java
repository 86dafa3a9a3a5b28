package loggia.server.notice;

import com.zerodeplibs.webpush.MessageEncryptions;
import com.zerodeplibs.webpush.PushMessage;
import com.zerodeplibs.webpush.UserAgentMessageEncryptionKeyInfo;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import loggia.server.store.Hook;

/// What is sent to an address.
///
/// @param headers all but those that every request has
record HookMessage(Map<String, String> headers, byte[] body) {
  private static final String TYPE = "Content-Type";
  private static final String A_DAY = "86400";

  static HookMessage json(String json) {
    return new HookMessage(Map.of(TYPE, "application/json"), json.getBytes(StandardCharsets.UTF_8));
  }

  /// Only the browser can read it, not the service that brings it there.
  static HookMessage push(Hook.Target to, PushKey key, String json) {
    var encrypted = MessageEncryptions.of().encrypt(keys(to.keys()), PushMessage.ofUTF8(json));
    var headers = new LinkedHashMap<String, String>();
    headers.put(TYPE, encrypted.mediaType());
    headers.put("Content-Encoding", encrypted.contentEncoding());
    headers.put("TTL", A_DAY);
    headers.put("Urgency", "normal");
    headers.put("Authorization", key.authorization(to.url()));
    return new HookMessage(headers, encrypted.toBytes());
  }

  static boolean areKeys(String keys) {
    try {
      MessageEncryptions.of().encrypt(keys(keys), PushMessage.ofUTF8("{}"));
      return true;
    } catch (RuntimeException e) {
      // The library tells in many ways that a text is no point of the curve.
      return false;
    }
  }

  /// @throws RuntimeException when these are no keys of a browser
  private static UserAgentMessageEncryptionKeyInfo keys(String keys) {
    int gap = keys.indexOf(' ');
    return UserAgentMessageEncryptionKeyInfo.of(keys.substring(0, gap), keys.substring(gap + 1));
  }
}
