package loggia.server.web;

import java.util.List;
import java.util.Optional;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.contract.Longest;
import loggia.server.notice.Letters;
import loggia.server.notice.Mail;
import loggia.server.notice.MailTokens;
import loggia.server.notice.Postman;
import loggia.server.store.Contact;
import loggia.server.store.Person;
import loggia.server.store.Store;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Another password: for who knows the one before, and for who reads the mail of the account.
public final class ApiPassword implements HttpServer.Resource {
  private static final Logger LOG = LoggerFactory.getLogger(ApiPassword.class);

  /// Accounts that one address may have; a letter goes to each.
  private static final int MOST_ACCOUNTS = 5;

  record NewPassword(@Longest(200) String old, @Longest(200) String password) {}

  record Forgotten(@About("an account's name or its mail address") @Longest(200) String who) {}

  record Reset(@Longest(500) String token, @Longest(200) String password) {}

  private final Store store;
  private final LiveChannel live;
  private final Letters letters;
  private final Postman postman;
  private final MailTokens tokens;
  private final Metrics metrics;
  private final boolean offered;
  private final int most;

  public ApiPassword(
      Store store,
      LiveChannel live,
      Letters letters,
      Postman postman,
      MailTokens tokens,
      Config config,
      Metrics metrics) {
    this.store = store;
    this.live = live;
    this.letters = letters;
    this.postman = postman;
    this.tokens = tokens;
    this.metrics = metrics;
    this.offered = Postman.isOffered(config);
    this.most = config.number("limit.resets");
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.put("/api/password", "Another password; every other session ends")
            .takes(NewPassword.class)
            .answers(ApiModel.Me.class, (request, sent) -> change(http, request, sent)),
        Route.post(
                "/api/password/forgot",
                "Mails a link that resets the password; whether there is such an account is not"
                    + " told")
            .takes(Forgotten.class)
            .answers(ApiModel.Done.class, (request, sent) -> forgot(http, request, sent)),
        Route.post(
                "/api/password/reset", "A new password with what a mail carried; begins a session")
            .takes(Reset.class)
            .answers(ApiModel.Me.class, (request, sent) -> reset(http, request, sent)));
  }

  private ApiModel.Me change(HttpServer http, Request request, NewPassword sent) {
    Person person = ApiContact.account(request);
    ApiMe.confirm(http, request, person, sent.old());
    return changed(http, request, person, sent.password()).orElseThrow(ApiMe::wrongPassword);
  }

  /// @return nothing when this person's rights have changed meanwhile
  private Optional<ApiModel.Me> changed(
      HttpServer http, Request request, Person person, String password) {
    Person changed = person.withAccount(person.account(), Passwords.accepted(password)).nextEpoch();
    if (!store.renew(changed)) {
      return Optional.empty();
    }
    SessionCookies.remember(http, request.context(), changed);
    SessionCookies.know(http, request.context(), changed);
    live.reconnect(changed.id());
    store
        .contact(changed.id())
        .filter(contact -> offered && !contact.address().isEmpty())
        .ifPresent(
            contact ->
                sendLater(List.of(letters.changed(changed, contact, System.currentTimeMillis()))));
    return Optional.of(ApiMe.shown(changed));
  }

  /// The same answer, as quickly, whether or not there is such an account: letters are sent after
  /// it.
  private ApiModel.Done forgot(HttpServer http, Request request, Forgotten sent) {
    if (!offered) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoMail());
    }
    String who = sent.who().strip();
    http.limits().takeHourly("reset from", request.address(), most * MOST_ACCOUNTS);
    http.limits().takeHourly("reset of", ApiMe.accountName(who), most);
    Thread.ofVirtual().name("loggia-reset").start(() -> sendResets(who));
    return new ApiModel.Done();
  }

  private void sendResets(String who) {
    List<Mail> mails = letters(who);
    send(mails);
    metrics.resets.add(mails.size());
  }

  private List<Mail> letters(String who) {
    long now = System.currentTimeMillis();
    List<Contact> contacts =
        who.contains("@")
            ? store.reachableAt(who)
            : store
                .account(ApiMe.accountName(who))
                .flatMap(person -> store.contact(person.id()))
                .stream()
                .toList();
    return contacts.stream()
        .filter(contact -> !contact.address().isEmpty())
        .limit(MOST_ACCOUNTS)
        .flatMap(
            contact ->
                store.person(contact.person()).filter(Person::hasAccount).stream()
                    .map(person -> letters.reset(person, contact, now)))
        .toList();
  }

  /// A slow mail server keeps nobody waiting who has just changed a password.
  private void sendLater(List<Mail> mails) {
    Thread.ofVirtual().name("loggia-password").start(() -> send(mails));
  }

  private void send(List<Mail> mails) {
    for (Mail mail : mails) {
      try {
        postman.send(mail);
      } catch (Postman.Undelivered e) {
        LOG.atWarn().log("no mail about a password: {}", e.getMessage());
      }
    }
  }

  private ApiModel.Me reset(HttpServer http, Request request, Reset sent) {
    http.limits().take("login", request.address(), http.config().number("limit.logins"));
    var good =
        tokens.resets(sent.token(), System.currentTimeMillis()).orElseThrow(ApiPassword::badLink);
    Person person =
        store
            .person(good.person())
            .filter(known -> known.epoch() == good.epoch() && known.hasAccount())
            .orElseThrow(ApiPassword::badLink);
    return changed(http, request, person, sent.password()).orElseThrow(ApiPassword::badLink);
  }

  private static Fault badLink() {
    return Fault.of(Fault.Code.FORBIDDEN, new Problem.BadLink());
  }
}
