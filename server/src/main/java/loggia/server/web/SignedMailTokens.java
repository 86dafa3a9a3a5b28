package loggia.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import loggia.server.notice.MailTokens;
import loggia.server.store.Person;

/// The links in mails, signed with the key of the sessions.
public final class SignedMailTokens implements MailTokens {
  private static final long GOOD = TimeUnit.DAYS.toMillis(1);
  private static final long RESET_GOOD = TimeUnit.HOURS.toMillis(1);

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
    return until("confirm", now + GOOD, person + " " + address);
  }

  private String until(String kind, long end, String claim) {
    byte[] bytes = (end + " " + claim).getBytes(StandardCharsets.UTF_8);
    return sessions.signed(kind, Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  @Override
  public Optional<Confirmed> confirms(String token, long now) {
    return claim("confirm", token, now).map(parts -> new Confirmed(parts[1], parts[2]));
  }

  /// The parts of what a token claims, its end the first of them, while it is good.
  private Optional<String[]> claim(String kind, String token, long now) {
    return sessions
        .proved(kind, token)
        .map(text -> new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8))
        .map(claim -> claim.split(" ", 3))
        .filter(parts -> Long.parseLong(parts[0]) >= now);
  }

  @Override
  public String reset(Person person, long now) {
    return until("reset", now + RESET_GOOD, person.id() + " " + person.epoch());
  }

  @Override
  public Optional<Resettable> resets(String token, long now) {
    return claim("reset", token, now)
        .map(parts -> new Resettable(parts[1], Integer.parseInt(parts[2])));
  }
}
