package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Named;

/// How many rounds have an event (XII-10) and which scores are good (XII-11).
public enum Difficulty implements Named {
  VERY_EASY("very-easy", 11, 100, 110),
  EASY("easy", 9, 90, 100),
  NORMAL("normal", 7, 70, 90),
  HARD("hard", 5, 50, 70),
  VERY_HARD("very-hard", 3, 40, 60),
  FORGET_ABOUT_IT("forget-about-it", 2, 31, 30);

  static final List<Difficulty> ALL = List.of(values());

  private final String id;
  private final int firstEvent;
  private final int good;
  private final int best;

  Difficulty(String id, int firstEvent, int good, int best) {
    this.id = id;
    this.firstEvent = firstEvent;
    this.good = good;
    this.best = best;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String nameKey() {
    return "option.difficulty." + id;
  }

  /// From this round to the last, every round has an event.
  int firstEvent() {
    return firstEvent;
  }

  /// The least score of the good range.
  public int good() {
    return good;
  }

  /// The most of the good range; more than this beats it.
  public int best() {
    return best;
  }
}
