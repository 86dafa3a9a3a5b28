package loggia.server.notice;

import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Properties;
import loggia.server.common.Config;

/// Hands mail to the server that the settings `mail.*` name.
public final class Postman {
  /// For each answer of the mail server.
  static final Duration TIMEOUT = Duration.ofSeconds(10);

  private static final String UTF_8 = StandardCharsets.UTF_8.name();

  private final Config config;
  private final Session session;

  public Postman(Config config) {
    this.config = config;
    this.session = Session.getInstance(properties(config), authenticator(config));
  }

  /// Thrown where a letter could not be handed over; the message says why.
  public static final class Undelivered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Undelivered(MessagingException cause) {
      super(cause.getMessage(), cause);
    }
  }

  /// Whether there is anybody to hand mail to.
  public static boolean isOffered(Config config) {
    return !config.text("mail.host").isEmpty();
  }

  /// Whether this can be an address at all.
  public static boolean isAddress(String text) {
    try {
      new InternetAddress(text, true).validate();
      return text.indexOf('@') > 0 && text.matches("[!-~]+");
    } catch (AddressException e) {
      return false;
    }
  }

  private static Properties properties(Config config) {
    var properties = new Properties();
    properties.put("mail.smtp.host", config.text("mail.host"));
    properties.put("mail.smtp.port", config.text("mail.port"));
    // Otherwise the name of this machine is looked up, which may take minutes where nobody knows
    // it.
    String from = config.text("mail.from");
    properties.put("mail.smtp.localhost", from.substring(from.indexOf('@') + 1));
    String timeout = Long.toString(TIMEOUT.toMillis());
    properties.put("mail.smtp.connectiontimeout", timeout);
    properties.put("mail.smtp.timeout", timeout);
    properties.put("mail.smtp.writetimeout", timeout);
    properties.put("mail.smtp.auth", Boolean.toString(!config.text("mail.user").isEmpty()));
    properties.put("mail.smtp.ssl.checkserveridentity", "true");
    switch (config.text("mail.tls")) {
      case "starttls" -> {
        properties.put("mail.smtp.starttls.enable", "true");
        properties.put("mail.smtp.starttls.required", "true");
      }
      case "tls" -> properties.put("mail.smtp.ssl.enable", "true");
      default -> {}
    }
    return properties;
  }

  private static Authenticator authenticator(Config config) {
    return new Authenticator() {
      @Override
      protected PasswordAuthentication getPasswordAuthentication() {
        return new PasswordAuthentication(config.text("mail.user"), config.text("mail.password"));
      }
    };
  }

  /// Returns when the mail server has it.
  ///
  /// @throws Undelivered when it does not take it
  public void send(Mail mail) {
    try {
      Transport.send(message(mail));
    } catch (MessagingException e) {
      throw new Undelivered(e);
    }
  }

  private MimeMessage message(Mail mail) throws MessagingException {
    var message = new NamedMessage(session, mail.id());
    message.setFrom(new InternetAddress(config.text("mail.from")));
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(mail.to()));
    message.setSubject(mail.subject(), UTF_8);
    message.setSentDate(Date.from(Instant.now()));
    message.setHeader("Auto-Submitted", "auto-generated");
    if (mail.stop().isPresent()) {
      message.setHeader("List-Unsubscribe", "<" + mail.stop().get() + ">");
      message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    }
    var plain = new MimeBodyPart();
    plain.setText(mail.plain(), UTF_8);
    var html = new MimeBodyPart();
    html.setContent(mail.html(), "text/html; charset=utf-8");
    message.setContent(new MimeMultipart("alternative", plain, html));
    return message;
  }

  /// A message whose id is ours to choose.
  private static final class NamedMessage extends MimeMessage {
    private final String id;

    NamedMessage(Session session, String id) {
      super(session);
      this.id = id;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", "<" + id + ">");
    }
  }
}
