package loggia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/// `./loggia admin mail-test`, against a real mail server and against none.
class MailCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int send(String address, int port) {
    return Loggia.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(
            "admin",
            "mail-test",
            address,
            "--set",
            "mail.host=127.0.0.1",
            "--set",
            "mail.port=" + port,
            "--set",
            "mail.tls=none",
            "--set",
            "mail.from=loggia@house.example",
            "--set",
            "origin=https://house.example");
  }

  @Test
  void a_letter_goes_out_with_the_settings_and_the_reason_is_told_if_it_does_not()
      throws Exception {
    var mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    mail.start();
    int port = mail.getSmtp().getPort();
    try {
      assertEquals(0, send("host@house.example", port), err::toString);
      assertEquals("127.0.0.1 took it", out.toString().strip());
      MimeMessage letter = mail.getReceivedMessages()[0];
      assertEquals("Loggia can send mail", letter.getSubject());
      assertEquals("host@house.example", letter.getAllRecipients()[0].toString());
      assertEquals("loggia@house.example", letter.getFrom()[0].toString());
      assertEquals(2, send("nobody", port));
      assertTrue(err.toString().contains("'nobody' is no mail address"), err::toString);
    } finally {
      mail.stop();
    }
    assertEquals(1, send("host@house.example", port));
    assertTrue(err.toString().contains("127.0.0.1 does not take it: "), err::toString);
  }

  @Test
  void without_a_mail_server_it_says_which_setting_is_missing() {
    int code =
        Loggia.commandLine()
            .setErr(new PrintWriter(err, true))
            .execute("admin", "mail-test", "host@house.example", "--set", "mail.host=");
    assertEquals(2, code);
    assertTrue(err.toString().contains("'mail.host' is empty"), err::toString);
  }
}
