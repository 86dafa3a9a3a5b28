package loggia.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/// A WebSocket of the plainest kind, so that the measuring takes little from what is measured: no
/// compression, one thread for all of them, and texts as bytes.
final class LoadSocket {
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  private final SocketChannel channel;
  private final Consumer<String> heard;
  private byte[] rest = new byte[0];

  private LoadSocket(SocketChannel channel, Consumer<String> heard) {
    this.channel = channel;
    this.heard = heard;
  }

  /// Returns when the server has agreed to talk.
  ///
  /// @param from the address of this machine that it comes from
  /// @param headers lines of their own, each with its end
  /// @param heard gets every text, with one char for each byte
  static LoadSocket open(String from, URI address, String headers, Consumer<String> heard) {
    try {
      var channel = SocketChannel.open();
      channel.bind(new InetSocketAddress(from, 0));
      channel.connect(new InetSocketAddress(address.getHost(), address.getPort()));
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
      var socket = new LoadSocket(channel, heard);
      socket.write(greeting(address, headers).getBytes(StandardCharsets.ISO_8859_1));
      socket.shakeHands();
      channel.configureBlocking(false);
      return socket;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String greeting(URI address, String headers) {
    return String.join(
        "\r\n",
        "GET " + address.getPath() + "?" + address.getRawQuery() + " HTTP/1.1",
        "Host: " + address.getAuthority(),
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: bG9nZ2lhLWJlbmNoLWtleQ==",
        headers,
        "");
  }

  /// What comes right after the server's consent is kept.
  private void shakeHands() throws IOException {
    var bytes = new byte[1 << 16];
    var buffer = ByteBuffer.wrap(bytes);
    String answer = "";
    int end = -1;
    while (end < 0) {
      if (channel.read(buffer) < 0) {
        throw new IOException("no live channel: " + answer);
      }
      answer = new String(bytes, 0, buffer.position(), StandardCharsets.ISO_8859_1);
      end = answer.indexOf("\r\n\r\n");
    }
    if (!answer.startsWith("HTTP/1.1 101 ")) {
      throw new IOException("no live channel: " + answer);
    }
    rest = Arrays.copyOfRange(bytes, end + 4, buffer.position());
  }

  SocketChannel channel() {
    return channel;
  }

  /// Takes in what has come.
  ///
  /// @param shared to read into
  /// @return false when the other side has closed
  boolean read(byte[] shared) throws IOException {
    var buffer = ByteBuffer.wrap(shared).put(rest);
    int read = channel.read(buffer);
    int used = frames(shared, buffer.position());
    rest = Arrays.copyOfRange(shared, used, buffer.position());
    return read >= 0;
  }

  /// Who has closed it because of one frame does not hear the others.
  ///
  /// @return how many bytes were whole frames
  private int frames(byte[] bytes, int end) throws IOException {
    int at = 0;
    while (end - at >= 2 && channel.isOpen()) {
      int size = bytes[at + 1] & 0x7f;
      int head = size < 126 ? 2 : size == 126 ? 4 : 10;
      if (end - at < head) {
        break;
      }
      if (head > 2) {
        size = 0;
        for (int i = 2; i < head; i++) {
          size = size << 8 | bytes[at + i] & 0xff;
        }
      }
      if (end - at - head < size) {
        break;
      }
      frame(bytes[at] & 0x0f, bytes, at + head, size);
      at += head + size;
    }
    return at;
  }

  private void frame(int kind, byte[] bytes, int from, int size) throws IOException {
    switch (kind) {
      case TEXT -> heard.accept(new String(bytes, from, size, StandardCharsets.ISO_8859_1));
      case PING -> send(PONG, Arrays.copyOfRange(bytes, from, from + size));
      case PONG -> {}
      case CLOSE ->
          throw new IOException("closed: " + new String(bytes, from, size, StandardCharsets.UTF_8));
      default -> throw new IOException("a frame of kind " + kind);
    }
  }

  void send(String text) {
    try {
      send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void send(int kind, byte[] text) throws IOException {
    var frame = ByteBuffer.allocate(8 + text.length);
    frame.put((byte) (0x80 | kind));
    if (text.length < 126) {
      frame.put((byte) (0x80 | text.length));
    } else {
      frame.put((byte) (0x80 | 126)).putShort((short) text.length);
    }
    // Masked with zero, which changes nothing.
    frame.putInt(0).put(text);
    write(Arrays.copyOf(frame.array(), frame.position()));
  }

  private void write(byte[] bytes) throws IOException {
    var buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
