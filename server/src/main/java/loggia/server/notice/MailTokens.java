package loggia.server.notice;

import java.util.Optional;
import loggia.server.store.Person;

/// What the links in mails carry: only this server can have made it.
public interface MailTokens {
  /// Lets its bearer stop mails to this person.
  String stop(String person);

  Optional<String> stops(String token);

  /// Proves that who has it reads the mail of this address; good for a day.
  String confirm(String person, String address, long now);

  /// Whom and what it confirms.
  Optional<Confirmed> confirms(String token, long now);

  /// Lets its bearer choose a new password, once and within an hour: it is void as soon as this
  /// person's sessions are.
  String reset(Person person, long now);

  /// Whose password it resets, as they must still be.
  Optional<Resettable> resets(String token, long now);

  record Resettable(String person, int epoch) {}

  record Confirmed(String person, String address) {}
}
