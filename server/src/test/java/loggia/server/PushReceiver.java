package loggia.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import tools.jackson.databind.JsonNode;

/// A browser and its push service in one: takes what is sent, and decrypts it as RFC 8291 and RFC
/// 8188 say, with nothing of the library that encrypted it.
final class PushReceiver implements AutoCloseable {
  private static final int COORDINATE = 32;

  /// @param token the claims by which the sender proves who it is, once its signature was checked
  record Received(JsonNode message, JsonNode token, Map<String, String> headers) {}

  private final HttpServer server;
  private final KeyPair keys;
  private final byte[] auth = new byte[16];
  private final BlockingQueue<Received> received = new LinkedBlockingQueue<>();
  private volatile int status = 201;

  PushReceiver() throws IOException, GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    keys = generator.generateKeyPair();
    new SecureRandom().nextBytes(auth);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::take);
    server.start();
  }

  String endpoint() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/push/one";
  }

  Map<String, Object> subscription() {
    return Client.map(
        "endpoint", endpoint(), "p256dh", text(point(keys.getPublic())), "auth", text(auth));
  }

  void answer(int other) {
    status = other;
  }

  Received next() throws InterruptedException {
    Received one = received.poll(60, TimeUnit.SECONDS);
    if (one == null) {
      throw new AssertionError("nothing was pushed");
    }
    return one;
  }

  boolean isEmpty() {
    return received.isEmpty();
  }

  private void take(HttpExchange exchange) throws IOException {
    try {
      byte[] body = exchange.getRequestBody().readAllBytes();
      var headers = new java.util.TreeMap<String, String>();
      exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.getFirst()));
      JsonNode token = token(String.valueOf(headers.get("Authorization")));
      received.add(new Received(Client.JSON.readTree(decrypted(body)), token, headers));
      exchange.sendResponseHeaders(status, -1);
    } catch (GeneralSecurityException | RuntimeException e) {
      e.printStackTrace();
      exchange.sendResponseHeaders(400, -1);
    } finally {
      exchange.close();
    }
  }

  private byte[] decrypted(byte[] body) throws GeneralSecurityException {
    var in = ByteBuffer.wrap(body);
    byte[] salt = bytes(in, 16);
    in.getInt();
    byte[] sender = bytes(in, in.get());
    byte[] sealed = bytes(in, in.remaining());
    var agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(keys.getPrivate());
    agreement.doPhase(key(sender), true);
    byte[] info = joined(ascii("WebPush: info\0"), point(keys.getPublic()), sender);
    byte[] secret = derived(auth, agreement.generateSecret(), info, 32);
    byte[] key = derived(salt, secret, ascii("Content-Encoding: aes128gcm\0"), 16);
    byte[] nonce = derived(salt, secret, ascii("Content-Encoding: nonce\0"), 12);
    var cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
    byte[] padded = cipher.doFinal(sealed);
    int end = padded.length - 1;
    while (padded[end] == 0) {
      end--;
    }
    if (padded[end] != 2) {
      throw new GeneralSecurityException("not the last record");
    }
    return Arrays.copyOf(padded, end);
  }

  /// The claims of `vapid t=TOKEN, k=KEY`, with the key as one of them.
  private static JsonNode token(String authorization) throws GeneralSecurityException {
    String[] parts = authorization.replaceFirst("^vapid ", "").split(", ?", -1);
    String token = parts[0].substring("t=".length());
    String key = parts[1].substring("k=".length());
    int dot = token.lastIndexOf('.');
    var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(key(Base64.getUrlDecoder().decode(key)));
    signature.update(ascii(token.substring(0, dot)));
    if (!signature.verify(Base64.getUrlDecoder().decode(token.substring(dot + 1)))) {
      throw new GeneralSecurityException("not signed with " + key);
    }
    byte[] claims = Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]);
    var json = (tools.jackson.databind.node.ObjectNode) Client.JSON.readTree(claims);
    return json.put("key", key);
  }

  private static byte[] derived(byte[] salt, byte[] secret, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addSalt(salt).addIKM(secret).thenExpand(info, length));
  }

  private static PublicKey key(byte[] point) throws GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    var curve = ((ECPublicKey) generator.generateKeyPair().getPublic()).getParams();
    var x = new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + COORDINATE));
    var y = new BigInteger(1, Arrays.copyOfRange(point, 1 + COORDINATE, 1 + 2 * COORDINATE));
    return KeyFactory.getInstance("EC")
        .generatePublic(new ECPublicKeySpec(new ECPoint(x, y), curve));
  }

  private static byte[] point(PublicKey key) {
    ECPoint point = ((ECPublicKey) key).getW();
    return joined(new byte[] {4}, coordinate(point.getAffineX()), coordinate(point.getAffineY()));
  }

  private static byte[] coordinate(BigInteger number) {
    byte[] bytes = number.toByteArray();
    var fixed = new byte[COORDINATE];
    int skip = Math.max(0, bytes.length - COORDINATE);
    int length = bytes.length - skip;
    System.arraycopy(bytes, skip, fixed, COORDINATE - length, length);
    return fixed;
  }

  private static byte[] joined(byte[]... parts) {
    var all = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(part -> part.length).sum());
    Arrays.stream(parts).forEach(all::put);
    return all.array();
  }

  private static byte[] bytes(ByteBuffer in, int count) {
    var bytes = new byte[count];
    in.get(bytes);
    return bytes;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
