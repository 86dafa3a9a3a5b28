package loggia.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Everything a game begins with: seats, a value for every option, the seed. Made only by [#of], so
/// it always fits its game.
public final class Setup {
  private final int seats;
  private final Map<String, String> values;
  private final Map<String, Attachment> files;
  private final long seed;

  private Setup(int seats, Map<String, String> values, Map<String, Attachment> files, long seed) {
    this.seats = seats;
    this.values = values;
    this.files = files;
    this.seed = seed;
  }

  public static Setup of(Manual manual, int seats, long seed) {
    return of(manual, seats, Map.of(), List.of(), seed);
  }

  /// Checks everything that was chosen against the manual.
  ///
  /// @param chosen values by option key; what is not named has its usual value
  /// @param files the files that file options refer to by hash
  /// @throws Refusal that names what is wrong and what would be right
  public static Setup of(
      Manual manual, int seats, Map<String, String> chosen, List<Attachment> files, long seed) {
    if (seats < manual.leastSeats() || seats > manual.mostSeats()) {
      throw new Refusal(new Reasons.WrongSeats(seats, manual.leastSeats(), manual.mostSeats()));
    }
    var known = manual.options().stream().map(Option::key).toList();
    for (String key : chosen.keySet()) {
      if (!known.contains(key)) {
        throw new Refusal(new Reasons.UnknownOption(key, known));
      }
    }
    var values = new LinkedHashMap<String, String>();
    var attached = new LinkedHashMap<String, Attachment>();
    for (Option option : manual.options()) {
      String value = chosen.getOrDefault(option.key(), option.usual());
      values.put(option.key(), value);
      check(option, value, seats);
      if (option instanceof Option.File && !value.equals(option.usual())) {
        attached.put(option.key(), find(files, option.key(), value));
      }
    }
    return new Setup(seats, values, attached, seed);
  }

  private static void check(Option option, String value, int seats) {
    boolean right =
        switch (option) {
          case Option.Choice choice -> choice.values().contains(value);
          case Option.SeatChoice _ -> seatValues(seats).contains(value);
          case Option.File _ -> true;
        };
    if (!right) {
      throw new Refusal(new Reasons.WrongValue(option.key(), value, valuesOf(option, seats)));
    }
    boolean free = seats >= option.leastSeats() && seats <= option.mostSeats();
    if (!free && !value.equals(option.usual())) {
      throw new Refusal(new Reasons.NotWithSeats(option.key(), value, seats));
    }
  }

  private static Attachment find(List<Attachment> files, String key, String hash) {
    return files.stream()
        .filter(file -> file.hash().equals(hash))
        .findFirst()
        .orElseThrow(() -> new Refusal(new Reasons.MissingFile(key, hash)));
  }

  private static List<String> seatValues(int seats) {
    var values = new ArrayList<String>();
    values.add(Option.SeatChoice.RANDOM);
    IntStream.rangeClosed(1, seats).mapToObj(Integer::toString).forEach(values::add);
    return values;
  }

  private static List<String> valuesOf(Option option, int seats) {
    return switch (option) {
      case Option.Choice choice -> choice.values();
      case Option.SeatChoice _ -> seatValues(seats);
      case Option.File _ -> List.of(Option.File.STANDARD);
    };
  }

  public int seats() {
    return seats;
  }

  public long seed() {
    return seed;
  }

  /// Every option with its value, in the manual's order.
  public Map<String, String> values() {
    return Collections.unmodifiableMap(values);
  }

  /// Option keys in the manual's order.
  public List<String> keys() {
    return List.copyOf(values.keySet());
  }

  public String value(String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("this game has no option " + key);
    }
    return value;
  }

  public boolean flag(String key) {
    return Boolean.parseBoolean(value(key));
  }

  /// The seat a [Option.SeatChoice] names; empty for random.
  public Optional<Seat> seat(String key) {
    String value = value(key);
    return value.equals(Option.SeatChoice.RANDOM)
        ? Optional.empty()
        : Optional.of(Seat.of(Integer.parseInt(value) - 1));
  }

  /// The file a [Option.File] names; empty for the standard one.
  public Optional<Attachment> file(String key) {
    return Optional.ofNullable(files.get(key));
  }

  public List<Attachment> files() {
    return List.copyOf(files.values());
  }

  public Setup withSeed(long other) {
    return new Setup(seats, values, files, other);
  }
}
