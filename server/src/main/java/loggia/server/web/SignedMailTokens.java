package loggia.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import loggia.server.notice.MailTokens;

/// The links in mails, signed with the key of the sessions.
public final class SignedMailTokens implements MailTokens {
  private static final long GOOD = TimeUnit.DAYS.toMillis(1);

  private final Sessions sessions;

  public SignedMailTokens(Sessions sessions) {
    this.sessions = sessions;
  }

  @Override
  public String stop(String person) {
    return sessions.signed("stop", person);
  }

  @Override
  public Optional<String> stops(String token) {
    return sessions.proved("stop", token);
  }

  @Override
  public String confirm(String person, String address, long now) {
    byte[] claim = (now + GOOD + " " + person + " " + address).getBytes(StandardCharsets.UTF_8);
    String text = Base64.getUrlEncoder().withoutPadding().encodeToString(claim);
    return sessions.signed("confirm", text);
  }

  @Override
  public Optional<Confirmed> confirms(String token, long now) {
    return sessions
        .proved("confirm", token)
        .map(text -> new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8))
        .map(claim -> claim.split(" ", 3))
        .filter(parts -> Long.parseLong(parts[0]) >= now)
        .map(parts -> new Confirmed(parts[1], parts[2]));
  }
}
