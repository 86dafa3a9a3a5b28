package loggia.server;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A mail server of our own, and what came in there.
final class MailBox implements AutoCloseable {
  private static final Pattern TOKEN = Pattern.compile("token=([\\w.=-]+)");

  private final GreenMail server =
      new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));

  MailBox() {
    server.start();
  }

  /// What makes our server send its mail here.
  String[] settings() {
    return settings(server.getSmtp().getPort());
  }

  /// What makes our server send its mail to this port of this machine.
  static String[] settings(int port) {
    return new String[] {
      "mail.host",
      "127.0.0.1",
      "mail.port",
      Integer.toString(port),
      "mail.tls",
      "none",
      "mail.from",
      "loggia@example.org",
      "mail.after",
      "0",
      "origin",
      "http://localhost"
    };
  }

  List<MimeMessage> letters(String address) throws MessagingException {
    var letters = new ArrayList<MimeMessage>();
    for (MimeMessage one : server.getReceivedMessages()) {
      if (one.getAllRecipients()[0].toString().equals(address)) {
        letters.add(one);
      }
    }
    return letters;
  }

  /// The n-th letter to this address, counted from 1.
  MimeMessage letter(String address, int n) throws MessagingException {
    long end = System.nanoTime() + 60_000_000_000L;
    while (System.nanoTime() < end) {
      var letters = letters(address);
      if (letters.size() >= n) {
        return letters.get(n - 1);
      }
      TableFlowTest.pause();
    }
    throw new AssertionError("no letter " + n + " to " + address);
  }

  /// Its plain text.
  static String text(MimeMessage letter) throws MessagingException, IOException {
    return ((MimeMultipart) letter.getContent()).getBodyPart(0).getContent().toString();
  }

  static String token(MimeMessage letter) throws MessagingException, IOException {
    String text = text(letter);
    var found = TOKEN.matcher(text);
    if (!found.find()) {
      throw new AssertionError(text);
    }
    return found.group(1);
  }

  @Override
  public void close() {
    server.stop();
  }
}
