package loggia.server.notice;

import java.util.Optional;

/// What the links in mails carry: only this server can have made it.
public interface MailTokens {
  /// Lets its bearer stop mails to this person.
  String stop(String person);

  Optional<String> stops(String token);

  /// Proves that who has it reads the mail of this address; good for a day.
  String confirm(String person, String address, long now);

  /// Whom and what it confirms.
  Optional<Confirmed> confirms(String token, long now);

  record Confirmed(String person, String address) {}
}
