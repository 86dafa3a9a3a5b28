package loggia.server.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.server.store.Vacation;

/// Everything about a table but its decisions: its settings and its people. Immutable; stored as
/// JSON, two of whose names are those of the first version.
///
/// @param owner who opened it
/// @param invite the secret in the invite link
/// @param started when the game began, 0 before
/// @param advised who asked what a master would do, and at which decision, in order
/// @param start when it begins
/// @param vacations when those who sit here were or will be away, by person, where that matters
public record TableDetails(
    @JsonProperty("terms") TableSettings settings,
    String owner,
    String invite,
    Status status,
    @JsonProperty("chairs") List<TableSeat> seats,
    Optional<RewindRequest> rewind,
    long started,
    String next,
    List<Advised> advised,
    Start start,
    Map<String, List<Vacation>> vacations) {

  /// Tables of older versions say nothing of advice and vacations, and begin when they are full.
  public TableDetails {
    advised = Objects.requireNonNullElse(advised, List.of());
    start = Objects.requireNonNullElse(start, Start.FULL);
    vacations = Objects.requireNonNullElse(vacations, Map.of());
  }

  /// @param seat counted from 1
  /// @param number what it was asked
  public record Advised(int seat, int number) {}

  public TableSeat seat(Seat seat) {
    return seats.get(seat.index());
  }

  public boolean has(Seat seat) {
    return seat.index() < seats.size();
  }

  public boolean isOwner(String person) {
    return !owner.isEmpty() && owner.equals(person);
  }

  public boolean isMember(String person) {
    return isOwner(person) || seats.stream().anyMatch(seat -> seat.heldBy(person));
  }

  public boolean full() {
    return seats.stream().noneMatch(TableSeat::vacant);
  }

  /// Whether one person plays against bots only, and nobody else may ever watch: then there is
  /// nobody who could learn anything from what is asked and how long it takes. Programs from
  /// outside and those whose seat a bot has taken over count as people.
  boolean unwatchedAmongBots() {
    long others = seats.stream().filter(seat -> seat.kind() == TableSeat.Kind.BOT).count();
    return !settings.spectators() && others == seats.size() - 1;
  }

  /// Whether one person plays against bots only, and may be advised: such a game counts for
  /// nothing.
  public boolean advisable() {
    long bots = seats.stream().filter(seat -> seat.kind() == TableSeat.Kind.BOT).count();
    return settings.advice() && bots == seats.size() - 1;
  }

  TableDetails advised(Advised more) {
    if (advised.contains(more)) {
      return this;
    }
    var all = new ArrayList<>(advised);
    all.add(more);
    return new TableDetails(
        settings,
        owner,
        invite,
        status,
        seats,
        rewind,
        started,
        next,
        List.copyOf(all),
        start,
        vacations);
  }

  /// How often this seat was advised.
  public int advised(Seat seat) {
    return (int) advised.stream().filter(one -> one.seat == seat.number()).count();
  }

  /// Without what has been asked, resigned or taken over since the game began.
  TableDetails asBegun() {
    return withSeats(seats.stream().map(TableSeat::asBegun).toList())
        .withRewind(Optional.empty())
        .withNext("");
  }

  /// The people who must agree to what concerns everybody, each once.
  public List<String> people() {
    return seats.stream()
        .filter(seat -> !seat.person().isEmpty() && !seat.takenOver())
        .filter(seat -> seat.kind() != TableSeat.Kind.OUTSIDE)
        .map(TableSeat::person)
        .distinct()
        .toList();
  }

  public Names names(String lang) {
    return seat -> {
      String name = has(seat) ? seat(seat).name(lang) : "";
      return name.isEmpty() ? Names.NUMBERS.of(seat) : name;
    };
  }

  private Map<String, List<Vacation>> without(String person) {
    var others = new LinkedHashMap<>(vacations);
    others.remove(person);
    return others;
  }

  /// With when somebody is away. Only where there are days for each decision their clock stands
  /// still.
  public TableDetails away(String person, List<Vacation> when) {
    if (settings.pace().kind() != Pace.Kind.DAYS) {
      return this;
    }
    var all = new LinkedHashMap<>(without(person));
    if (!when.isEmpty()) {
      all.put(person, when);
    }
    return new TableDetails(
        settings, owner, invite, status, seats, rewind, started, next, advised, start, all);
  }

  /// When who holds this seat is away.
  public List<Vacation> vacations(Seat seat) {
    return vacations.getOrDefault(seat(seat).person(), List.of());
  }

  /// Without anything of a person who is no longer known here. Before the start their seats are
  /// free, afterwards somebody sat there; what was theirs to decide is the next person's.
  ///
  /// @param level how well the bot plays that goes on for them; empty when the game is over
  TableDetails without(String person, String level) {
    List<TableSeat> others =
        seats.stream()
            .map(
                seat ->
                    !seat.heldBy(person)
                        ? seat
                        : status == Status.WAITING ? seat.freed() : seat.left(level))
            .toList();
    String heir =
        others.stream().map(TableSeat::person).filter(id -> !id.isEmpty()).findFirst().orElse("");
    return new TableDetails(
        settings,
        isOwner(person) ? heir : owner,
        invite,
        status,
        others,
        rewind.filter(asked -> !asked.answers().containsKey(person)),
        started,
        next,
        advised,
        start,
        without(person));
  }

  public TableDetails with(Seat seat, UnaryOperator<TableSeat> change) {
    var changed = new ArrayList<>(seats);
    changed.set(seat.index(), change.apply(seat(seat)));
    return withSeats(List.copyOf(changed));
  }

  public TableDetails withSeats(List<TableSeat> others) {
    return new TableDetails(
        settings, owner, invite, status, others, rewind, started, next, advised, start, vacations);
  }

  private List<TableSeat> taken() {
    return seats.stream().filter(seat -> !seat.vacant()).toList();
  }

  /// Whether enough people are here for it to begin.
  public boolean enough() {
    return full() || start.kind() == Start.Kind.SCHEDULE && taken().size() >= start.least();
  }

  /// Whether it begins by itself now.
  public boolean starts(long now) {
    return status == Status.WAITING
        && switch (start.kind()) {
          case FULL -> full();
          case OWNER -> false;
          case SCHEDULE -> now >= start.at() && enough();
        };
  }

  /// The table when the time has come that it was to begin at.
  TableDetails called(long now) {
    if (status != Status.WAITING || start.at() == 0 || now < start.at()) {
      return this;
    }
    return starts(now)
        ? begun(now)
        : new TableDetails(
            settings,
            owner,
            invite,
            status,
            seats,
            rewind,
            started,
            next,
            advised,
            start.called(),
            vacations);
  }

  /// With those who are here.
  public TableDetails begun(long now) {
    return new TableDetails(
        settings,
        owner,
        invite,
        Status.RUNNING,
        taken(),
        rewind,
        now,
        next,
        advised,
        start,
        vacations);
  }

  public TableDetails withInvite(String other) {
    return new TableDetails(
        settings, owner, other, status, seats, rewind, started, next, advised, start, vacations);
  }

  public TableDetails withRewind(Optional<RewindRequest> asked) {
    return new TableDetails(
        settings, owner, invite, status, seats, asked, started, next, advised, start, vacations);
  }

  public TableDetails withNext(String rematch) {
    return new TableDetails(
        settings, owner, invite, status, seats, rewind, started, rematch, advised, start,
        vacations);
  }
}
