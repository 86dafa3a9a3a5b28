package loggia.kernel;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The smallest game that can be recorded and undone: on their turn a seat takes one to three
/// pebbles one by one, or lets the die take; who takes the last one wins.
final class Pebbles implements Game<Pebbles.Heap, Pebbles.Act> {
  enum Act implements Move {
    TAKE,
    PASS,
    ROLL;

    @Override
    public String text() {
      return id();
    }

    private String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  record TookEnough(int most) implements Reason {
    @Override
    public String rule() {
      return "PEB-01";
    }
  }

  record Heap(int left, Seat turn, int taken, long chance, long disclosures)
      implements State<Heap, Act> {
    @Override
    public int seats() {
      return 2;
    }

    @Override
    public Seats awaited() {
      return left == 0 ? Seats.NONE : Seats.of(turn);
    }

    @Override
    public Moves<Act> moves(Seat seat) {
      if (!awaited().contains(seat)) {
        return Moves.none();
      }
      return Moves.of(
          taken == 0
              ? List.of(Act.TAKE, Act.ROLL)
              : taken == 3 ? List.of(Act.PASS) : List.of(Act.TAKE, Act.PASS));
    }

    @Override
    public Verdict explain(Seat seat, Act move) {
      return moves(seat).contains(move) ? Verdict.allowed() : Verdict.refused(new TookEnough(3));
    }

    @Override
    public Heap play(Seat seat, Act move, Journal journal) {
      return switch (move) {
        case TAKE -> new Heap(left - 1, turn, taken + 1, chance, disclosures);
        case PASS -> new Heap(left, turn.next(2), 0, chance, disclosures);
        case ROLL -> {
          long next = Chance.next(chance);
          int fewer = Math.max(0, left - 1 - Chance.below(next, 3));
          yield new Heap(fewer, turn.next(2), 0, next, disclosures + 1);
        }
      };
    }

    @Override
    public Heap imagine(Seat seat, RandomGenerator random) {
      return new Heap(left, turn, taken, random.nextLong(), disclosures);
    }

    @Override
    public Heap redraw(RandomGenerator random) {
      return new Heap(left, turn, taken, random.nextLong(), disclosures);
    }

    @Override
    public View view(Viewer viewer) {
      return (texts, names) -> "%d pebbles".formatted(left);
    }

    @Override
    public Result result() {
      Seat winner = taken == 0 ? turn.next(2) : turn;
      return Result.ranked("empty", List.of(tally(winner, Seat.ONE), tally(winner, Seat.TWO)));
    }

    private static Result.Tally tally(Seat winner, Seat seat) {
      var line = new Result.Line("last", seat == winner ? 1 : 0);
      return new Result.Tally(List.of(line), List.of());
    }

    @Override
    public double[] outlook() {
      return new double[] {0.5, 0.5};
    }

    @Override
    public int round() {
      return 1;
    }

    @Override
    public String text() {
      return toString();
    }
  }

  static final Manual MANUAL = manual(2);

  private static Manual manual(int rules) {
    return new Manual(
        "pebbles",
        rules,
        2,
        2,
        20,
        List.of(
            new Option.Choice("heap", List.of("5", "7"), "5"),
            new Option.SeatChoice("first"),
            new Option.File("pebbles")),
        List.of(),
        List.of());
  }

  private final Manual manual;

  Pebbles() {
    this(MANUAL);
  }

  private Pebbles(Manual manual) {
    this.manual = manual;
  }

  @Override
  public Manual manual() {
    return manual;
  }

  /// Under rules 1 every heap had one pebble more.
  @Override
  public Optional<Game<Heap, Act>> under(int rules) {
    return rules == 1 || rules == 2 ? Optional.of(new Pebbles(manual(rules))) : Optional.empty();
  }

  @Override
  public Heap begin(Setup setup) {
    Seat first = setup.seat("first").orElse(Seat.ONE);
    int heap = Integer.parseInt(setup.value("heap")) + (manual.rules() == 1 ? 1 : 0);
    return new Heap(heap, first, 0, Chance.seeded(setup.seed()), 0);
  }

  @Override
  public Act move(String text) {
    for (Act act : Act.values()) {
      if (act.text().equals(text)) {
        return act;
      }
    }
    throw new Refusal(new Reasons.UnknownMove(text));
  }

  @Override
  public Heap position(String text, List<Attachment> files) {
    throw new Refusal(new Reasons.BadPosition("heaps are not written down"));
  }

  @Override
  public Texts texts(String language) {
    String text = "reason.took-enough=Take at most {most}, and roll only before.";
    return Texts.of(language, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
