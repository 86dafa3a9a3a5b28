package loggia.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Texts;
import loggia.server.table.Chair;
import loggia.server.table.Company;
import loggia.server.table.Moment;
import loggia.server.table.Play;
import loggia.server.table.Status;
import loggia.server.table.Terms;

/// What everybody may know of a table, and the little more its members may.
final class TablesShown {
  private TablesShown() {}

  /// @param present whether this person is connected to this table
  static Shown.Table shown(
      Moment moment, String person, String lang, BiPredicate<String, String> present) {
    Company company = moment.company();
    Terms terms = company.terms();
    boolean member = company.isMember(person);
    boolean over = moment.status() == Status.OVER;
    // Who watches with a delay is not told here what has not reached them there.
    boolean behind = !member && terms.delay() > 0 && moment.running();
    Texts texts = Positions.texts(moment, lang);
    return new Shown.Table(
        moment.id(),
        terms.game(),
        terms.options(),
        moment.status().id(),
        terms.open() ? "public" : "invite",
        company.isOwner(person),
        member,
        member ? Optional.of(company.invite()) : Optional.empty(),
        new Shown.Pace(terms.pace().kind().id(), terms.pace().amount()),
        terms.chat(),
        terms.spectators(),
        terms.delay(),
        terms.study(),
        behind ? 0 : moment.number(),
        behind ? 0 : moment.round(),
        behind ? List.of() : Positions.numbers(moment.awaited()),
        chairs(moment, person, present),
        seedHash(terms),
        over ? Optional.of(Long.toString(terms.seed())) : Optional.empty(),
        over ? Optional.of(terms.salt()) : Optional.empty(),
        company.next().isEmpty() ? Optional.empty() : Optional.of(company.next()),
        company
            .rewind()
            .map(asked -> new Shown.RewindAsked(asked.to(), asked.name(), named(company))),
        moment.created(),
        moment.updated(),
        moment.play().filter(Play::over).map(play -> Results.shown(play.state().result(), texts)));
  }

  /// The answers by the names of those who gave them.
  static java.util.Map<String, Boolean> named(Company company) {
    var answers = new java.util.LinkedHashMap<String, Boolean>();
    company
        .rewind()
        .ifPresent(
            asked ->
                company.chairs().stream()
                    .filter(chair -> asked.answers().containsKey(chair.person()))
                    .forEach(
                        chair ->
                            answers.put(
                                chair.name(),
                                Boolean.TRUE.equals(asked.answers().get(chair.person())))));
    return answers;
  }

  private static List<Shown.Chair> chairs(
      Moment moment, String person, BiPredicate<String, String> present) {
    var shown = new ArrayList<Shown.Chair>();
    for (Seat seat : Seats.all(moment.company().chairs().size())) {
      Chair chair = moment.company().chair(seat);
      shown.add(
          new Shown.Chair(
              seat.number(),
              chair.kind().name().toLowerCase(Locale.ROOT),
              chair.name(),
              chair.level().isEmpty() ? Optional.empty() : Optional.of(chair.level()),
              chair.heldBy(person),
              chair.playedByServer() || present.test(moment.id(), chair.person()),
              chair.resigned(),
              chair.takenOver()));
    }
    return shown;
  }

  /// Published from the start: `sha256` of the seed, a colon and the salt, which come at the end.
  static String seedHash(Terms terms) {
    try {
      byte[] bytes = (terms.seed() + ":" + terms.salt()).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
