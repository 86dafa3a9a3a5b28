package loggia.server.notice;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import loggia.kernel.Names;
import loggia.kernel.Texts;
import loggia.server.common.Config;
import loggia.server.common.MailText;
import loggia.server.common.ServerTexts;
import loggia.server.store.Contact;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.Summary;
import loggia.server.store.TableRow;
import loggia.server.store.WaitRow;
import loggia.server.table.StoredTable;
import loggia.server.table.TableDetails;

/// What is written to people, in their language. Nothing secret is in it: only which tables wait.
public final class Letters {
  private final Store store;
  private final String origin;
  private final MailTokens tokens;

  public Letters(Store store, Config config, MailTokens tokens) {
    this.store = store;
    this.origin = config.text("origin");
    this.tokens = tokens;
  }

  /// Why somebody is written to.
  enum Occasion {
    TURN,
    DIGEST,
    REMINDER
  }

  Mail turns(Person person, Contact contact, List<WaitRow> waits, Occasion occasion, long now) {
    var words = new Words(ServerTexts.in(contact.wishes().lang()));
    int tables = waits.size();
    var paragraphs = new ArrayList<Mail.Paragraph>();
    paragraphs.add(words.say(new MailText.Greeting(person.name())));
    paragraphs.add(
        words.say(
            occasion == Occasion.REMINDER
                ? new MailText.ReminderLead(tables)
                : new MailText.TurnLead(tables)));
    waits.forEach(wait -> paragraphs.addAll(table(wait, person, contact, words, now)));
    if (occasion == Occasion.TURN) {
      paragraphs.add(words.say(new MailText.Silence()));
    }
    String stop = tokens.stop(person.id());
    paragraphs.add(words.link(new MailText.Stop(), origin + "/mail/stop?token=" + stop));
    return new Mail(
        contact.address(),
        contact.wishes().lang(),
        words.text(subject(occasion, tables)),
        paragraphs,
        id(occasion.name(), person.id(), waits.getFirst()),
        Optional.of(origin + "/api/unsubscribe?token=" + stop));
  }

  private static MailText subject(Occasion occasion, int tables) {
    return switch (occasion) {
      case TURN -> new MailText.TurnSubject(tables);
      case DIGEST -> new MailText.DigestSubject(tables);
      case REMINDER -> new MailText.ReminderSubject(tables);
    };
  }

  private List<Mail.Paragraph> table(
      WaitRow wait, Person person, Contact contact, Words words, long now) {
    Optional<TableRow> row = store.table(wait.table());
    if (row.isEmpty()) {
      return List.of();
    }
    TableDetails details = StoredTable.details(row.get());
    String with =
        details.seats().stream()
            .filter(seat -> !seat.heldBy(person.id()))
            .map(seat -> seat.name(contact.wishes().lang()))
            .collect(Collectors.joining(", "));
    String title = StoredTable.game(details.settings()).texts(contact.wishes().lang()).get("title");
    var paragraphs = new ArrayList<Mail.Paragraph>();
    paragraphs.add(
        words.link(new MailText.TableLine(title, with), origin + "/table/" + wait.table()));
    if (wait.deadline() != Summary.NEVER) {
      long hours = TimeUnit.MILLISECONDS.toHours(Math.max(0, wait.deadline() - now));
      paragraphs.add(words.say(new MailText.ClockLine((int) hours)));
    }
    return paragraphs;
  }

  /// Asks whether an address is really theirs.
  public Mail confirm(Person person, Contact contact, long now) {
    var words = new Words(ServerTexts.in(contact.wishes().lang()));
    String token = tokens.confirm(person.id(), contact.unconfirmed(), now);
    return new Mail(
        contact.unconfirmed(),
        contact.wishes().lang(),
        words.text(new MailText.ConfirmSubject()),
        List.of(
            words.say(new MailText.ConfirmLead(person.name())),
            words.link(new MailText.ConfirmLink(), origin + "/mail/confirm?token=" + token),
            words.say(new MailText.ConfirmIgnore())),
        "confirm." + token.hashCode() + "." + now + "@" + host(),
        Optional.empty());
  }

  /// Lets somebody who has forgotten their password choose another.
  public Mail reset(Person person, Contact contact, long now) {
    var words = new Words(ServerTexts.in(contact.wishes().lang()));
    String token = tokens.reset(person, now);
    return new Mail(
        contact.address(),
        contact.wishes().lang(),
        words.text(new MailText.ResetSubject()),
        List.of(
            words.say(new MailText.Greeting(person.name())),
            words.say(new MailText.ResetLead(person.name())),
            words.link(new MailText.ResetLink(), origin + "/password?token=" + token),
            words.say(new MailText.ResetIgnore())),
        "reset." + person.id() + "." + now + "@" + host(),
        Optional.empty());
  }

  /// Tells somebody that their password is another now, in case it was not them.
  public Mail changed(Person person, Contact contact, long now) {
    var words = new Words(ServerTexts.in(contact.wishes().lang()));
    return new Mail(
        contact.address(),
        contact.wishes().lang(),
        words.text(new MailText.ChangedSubject()),
        List.of(
            words.say(new MailText.Greeting(person.name())),
            words.say(new MailText.ChangedLead(person.name())),
            words.link(new MailText.ChangedLink(), origin + "/password")),
        "changed." + person.id() + "." + now + "@" + host(),
        Optional.empty());
  }

  /// To see whether mail arrives.
  public static Mail test(String address, Config config, long now) {
    var words = new Words(ServerTexts.in("en"));
    return new Mail(
        address,
        "en",
        words.text(new MailText.TestSubject()),
        List.of(words.say(new MailText.TestLead())),
        "test." + now + "@" + host(config.text("origin")),
        Optional.empty());
  }

  /// The same letter about the same wait has the same name, however often it is handed over.
  private String id(String occasion, String person, WaitRow first) {
    return occasion.toLowerCase(java.util.Locale.ROOT)
        + "."
        + person
        + "."
        + first.table()
        + "."
        + first.since()
        + "@"
        + host();
  }

  private String host() {
    return host(origin);
  }

  private static String host(String origin) {
    return origin.isEmpty() ? "localhost" : URI.create(origin).getHost();
  }

  private record Words(Texts texts) {
    String text(MailText message) {
      return texts.say(message, Names.NUMBERS);
    }

    Mail.Paragraph say(MailText message) {
      return Mail.Paragraph.of(text(message));
    }

    Mail.Paragraph link(MailText message, String link) {
      return new Mail.Paragraph(text(message), link);
    }
  }
}
