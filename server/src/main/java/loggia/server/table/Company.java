package loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import loggia.kernel.Names;
import loggia.kernel.Seat;

/// Everything about a table but its decisions: the terms and the people. Immutable; stored as JSON.
///
/// @param owner who opened it
/// @param invite the secret in the invite link
/// @param started when the game began, 0 before
public record Company(
    Terms terms,
    String owner,
    String invite,
    Status status,
    List<Chair> chairs,
    Optional<Rewind> rewind,
    long started,
    String next) {

  public Chair chair(Seat seat) {
    return chairs.get(seat.index());
  }

  public boolean has(Seat seat) {
    return seat.index() < chairs.size();
  }

  public boolean isOwner(String person) {
    return owner.equals(person);
  }

  public boolean isMember(String person) {
    return isOwner(person) || chairs.stream().anyMatch(chair -> chair.heldBy(person));
  }

  public boolean full() {
    return chairs.stream().noneMatch(Chair::vacant);
  }

  /// Whether one person plays against bots only, and nobody else may ever watch: then there is
  /// nobody who could learn anything from what is asked and how long it takes. Programs from
  /// outside and those whose seat a bot has taken over count as people.
  boolean unwatchedAmongBots() {
    long others = chairs.stream().filter(chair -> chair.kind() == Chair.Kind.BOT).count();
    return !terms.spectators() && others == chairs.size() - 1;
  }

  /// The people who must agree to what concerns everybody, each once.
  public List<String> people() {
    return chairs.stream()
        .filter(chair -> !chair.person().isEmpty() && !chair.takenOver())
        .filter(chair -> chair.kind() != Chair.Kind.OUTSIDE)
        .map(Chair::person)
        .distinct()
        .toList();
  }

  public Names names() {
    return seat ->
        has(seat) && !chair(seat).name().isEmpty() ? chair(seat).name() : Names.NUMBERS.of(seat);
  }

  public Company with(Seat seat, UnaryOperator<Chair> change) {
    var changed = new ArrayList<>(chairs);
    changed.set(seat.index(), change.apply(chair(seat)));
    return withChairs(List.copyOf(changed));
  }

  public Company withChairs(List<Chair> others) {
    return new Company(terms, owner, invite, status, others, rewind, started, next);
  }

  public Company begun(long now) {
    return new Company(terms, owner, invite, Status.RUNNING, chairs, rewind, now, next);
  }

  public Company withInvite(String other) {
    return new Company(terms, owner, other, status, chairs, rewind, started, next);
  }

  public Company withRewind(Optional<Rewind> asked) {
    return new Company(terms, owner, invite, status, chairs, asked, started, next);
  }

  public Company withNext(String rematch) {
    return new Company(terms, owner, invite, status, chairs, rewind, started, rematch);
  }
}
