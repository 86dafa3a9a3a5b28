package loggia.server.web;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.contract.Longest;
import loggia.server.notice.Letters;
import loggia.server.notice.MailTokens;
import loggia.server.notice.Postman;
import loggia.server.store.Contact;
import loggia.server.store.Person;
import loggia.server.store.Store;

/// How people with an account are told that a table waits for them.
public final class ApiContact implements HttpServer.Resource {
  private static final Query TOKEN = Query.text("token");
  private static final int HOURS = 24;
  private static final int MOST_REMIND = 72;
  private static final long HOUR = TimeUnit.HOURS.toMillis(1);

  record ShownContact(
      @About("whether this server sends mail") boolean offered,
      @About("confirmed; empty: none") String address,
      @About("waits for its confirmation; empty: none") String unconfirmed,
      @About("mail some time after a turn, once until one has moved") boolean turns,
      @About("mail once a day while turns wait") boolean digest,
      @About("hours before a clock runs out; 0: no reminder") int remind,
      @About("the first hour of the day without mail") int quietFrom,
      @About("the first hour with mail again; the same: no quiet hours") int quietTo,
      @About("where the hours are meant, as Europe/Rome") String zone,
      String lang) {}

  /// Whatever is left out stays as it is.
  record ContactWish(
      @About("is sent a link that confirms it; empty: no mail any more") @Longest(200)
          Optional<String> address,
      Optional<Boolean> turns,
      Optional<Boolean> digest,
      Optional<Integer> remind,
      Optional<Integer> quietFrom,
      Optional<Integer> quietTo,
      @Longest(60) Optional<String> zone,
      @Longest(5) Optional<String> lang) {}

  record Confirmation(@Longest(500) String token) {}

  record ConfirmedAddress(String address) {}

  private final Store store;
  private final Letters letters;
  private final Postman postman;
  private final MailTokens tokens;
  private final boolean offered;
  private final int most;

  public ApiContact(
      Store store, Letters letters, Postman postman, MailTokens tokens, Config config) {
    this.store = store;
    this.letters = letters;
    this.postman = postman;
    this.tokens = tokens;
    this.offered = Postman.isOffered(config);
    this.most = config.number("limit.mails");
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/contact", "How I am told that a table waits for me; accounts only")
            .or(422, ApiModel.Failed.class)
            .answers(ShownContact.class, request -> shown(contact(account(request)))),
        Route.put("/api/contact", "Changes how I am told; a new address is asked to confirm itself")
            .takes(ContactWish.class)
            .answers(ShownContact.class, (request, wish) -> change(http, request, wish)),
        Route.post("/api/contact/confirm", "Confirms an address with what a mail carried there")
            .takes(Confirmation.class)
            .answers(ConfirmedAddress.class, this::confirm),
        Route.post("/api/unsubscribe", "Stops mails; who has the link of a mail need not log in")
            .with(TOKEN)
            .fromAnywhere()
            .answers(ApiModel.Done.class, this::stop));
  }

  /// A guest who loses a cookie could never switch mail off again.
  static Person account(Request request) {
    Person person = request.person();
    if (!person.hasAccount()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NeedsAccount());
    }
    return person;
  }

  Contact contact(Person person) {
    return store.contact(person.id()).orElseGet(() -> Contact.of(person.id()));
  }

  ShownContact shown(Contact contact) {
    var wishes = contact.wishes();
    return new ShownContact(
        offered,
        contact.address(),
        contact.unconfirmed(),
        wishes.turns(),
        wishes.digest(),
        (int) (wishes.remind() / HOUR),
        wishes.quietFrom(),
        wishes.quietTo(),
        wishes.zone().getId(),
        wishes.lang());
  }

  private ShownContact change(HttpServer http, Request request, ContactWish wish) {
    Person person = account(request);
    Contact changed = contact(person).wishing(wishes(contact(person).wishes(), wish, request));
    Optional<String> address = wish.address().map(String::strip);
    if (address.filter(String::isEmpty).isPresent()) {
      changed = changed.unreachable();
    } else if (address.isPresent() && !address.get().equals(changed.address())) {
      changed = changed.asked(address(address.get()));
      http.limits().take("mail", person.id(), most);
      http.limits().take("mail to", address.get(), most);
    }
    store.save(changed);
    if (address.isPresent() && !changed.unconfirmed().isEmpty()) {
      ask(person, changed);
    }
    return shown(changed);
  }

  private String address(String sent) {
    if (!offered) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoMail());
    }
    if (!Postman.isAddress(sent)) {
      throw Fault.in("address", new Problem.BadAddress());
    }
    return sent;
  }

  private void ask(Person person, Contact contact) {
    try {
      postman.send(letters.confirm(person, contact, System.currentTimeMillis()));
    } catch (Postman.Undelivered e) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.MailRefused());
    }
  }

  private static Contact.Wishes wishes(Contact.Wishes old, ContactWish wish, Request request) {
    return new Contact.Wishes(
        wish.lang().map(Request::language).orElse(request.lang()),
        wish.turns().orElse(old.turns()),
        wish.digest().orElse(old.digest()),
        wish.remind()
            .map(hours -> within("remind", hours, MOST_REMIND) * HOUR)
            .orElse(old.remind()),
        wish.quietFrom().map(hour -> within("quietFrom", hour, HOURS - 1)).orElse(old.quietFrom()),
        wish.quietTo().map(hour -> within("quietTo", hour, HOURS - 1)).orElse(old.quietTo()),
        wish.zone().map(ApiContact::zone).orElse(old.zone()));
  }

  private static int within(String field, int value, int most) {
    if (value < 0 || value > most) {
      throw Fault.in(field, new Problem.WrongField(field, "0…" + most));
    }
    return value;
  }

  private static ZoneId zone(String sent) {
    try {
      return ZoneId.of(sent);
    } catch (DateTimeException e) {
      throw Fault.in("zone", new Problem.WrongField("zone", "Europe/Rome…"));
    }
  }

  private ConfirmedAddress confirm(Request request, Confirmation sent) {
    var confirmed =
        tokens
            .confirms(sent.token(), System.currentTimeMillis())
            .orElseThrow(() -> Fault.of(Fault.Code.FORBIDDEN, new Problem.BadLink()));
    Contact contact =
        store
            .contact(confirmed.person())
            .filter(known -> known.unconfirmed().equals(confirmed.address()))
            .orElseThrow(() -> Fault.of(Fault.Code.FORBIDDEN, new Problem.BadLink()));
    store.save(contact.confirmed());
    return new ConfirmedAddress(confirmed.address());
  }

  private ApiModel.Done stop(Request request) {
    String person =
        tokens
            .stops(request.query(TOKEN.name()))
            .orElseThrow(() -> Fault.of(Fault.Code.FORBIDDEN, new Problem.BadLink()));
    store
        .contact(person)
        .ifPresent(contact -> store.save(contact.wishing(contact.wishes().none())));
    return new ApiModel.Done();
  }
}
