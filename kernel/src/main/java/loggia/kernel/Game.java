package loggia.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game: a pure function from a [Setup] and decisions to states. Implementations are found with
/// `ServiceLoader`, have no state of their own, and are safe on any thread.
public interface Game<S extends State<S, M>, M extends Move> {
  Manual manual();

  /// This game as it was under an earlier version of its rules, so that what began under them goes
  /// on and ends as it would have; empty: this version is unknown here.
  default Optional<Game<S, M>> under(int rules) {
    return rules == manual().rules() ? Optional.of(this) : Optional.empty();
  }

  /// The manual for games that begin like this: with what an attached file prints on the
  /// components. It gives nothing of the deal away.
  ///
  /// @throws Refusal when an attached file cannot be used
  default Manual manual(Setup setup) {
    return manual();
  }

  /// The components that can come into play with this setup: the manual's, without those that its
  /// options, its seats or its deal leave in the box. A study of balance counts over these.
  default List<Manual.Component> components(Setup setup) {
    return manual(setup).components();
  }

  /// The first state.
  ///
  /// @throws Refusal when an attached file cannot be used; options and seats have been checked by
  ///   [Setup]
  S begin(Setup setup);

  /// The move with this text form.
  ///
  /// @throws Refusal when there is no such move in this game
  M move(String text);

  /// The state with this text form.
  ///
  /// @param files those that the position names by hash, such as [Setup#files] of its game: what
  ///   was read before, here or elsewhere, makes no difference
  /// @throws Refusal that says what is wrong and where
  S position(String text, List<Attachment> files);

  /// The state with this text form, which needs no files.
  default S position(String text) {
    return position(text, List.of());
  }

  /// A first game that teaches itself: a record in which seat 1 is the learner. Before decision n
  /// of seat 1 the text `lesson.<n>` (n counted from 0 over all decisions) is shown, and the
  /// learner makes that very decision; `lesson.end` comes last. Other seats' decisions play
  /// themselves.
  default Optional<GameRecord> lesson() {
    return Optional.empty();
  }

  /// Lessons for who knows the first one: each is a record that begins anywhere in a game. Only
  /// decisions of seat 1 that have a text, `lesson-2.<n>` in the first of these records, are the
  /// learner's; all others play themselves.
  default List<GameRecord> furtherLessons() {
    return List.of();
  }

  /// The options that suit somebody's first game, where they are not the usual ones: key to value.
  default Map<String, String> firstGame() {
    return Map.of();
  }

  /// The file that an [Option.File] stands for when nobody attaches another: what a designer begins
  /// from.
  default Optional<Attachment> standardFile() {
    return Optional.empty();
  }

  /// How far a search may trust the order in which [State#outlook] puts moves: the more, the more
  /// of its attention goes to what looks best at first sight. Measured, not felt: too much trust in
  /// an evaluation that overlooks things makes a search overlook them too.
  default double trust() {
    return 1;
  }

  /// Whether a search does well to take it that the other seats do what [State#outlook] puts first
  /// for them, and to search its own decisions alone. It then sees further along its own line, and
  /// pays for it by walking through every decision of theirs. Measured too.
  ///
  /// @param seats how many play
  default boolean predictable(int seats) {
    return false;
  }

  /// To the end of how many rounds, the present one first, a search with seconds of time does well
  /// to play on each line at first sight before it judges it; 0: it judges at once. Lines are then
  /// judged at the same moment and after what chance brings until there, but they are fewer.
  /// Measured too.
  default int settling() {
    return 0;
  }

  /// What makes a bot of this game a practised player.
  default Practice practice() {
    return Practice.USUAL;
  }

  /// For a seat that compares its moves at one moment in several imagined worlds. A game whose
  /// worlds have much in common may find the outlooks faster than one by one.
  default Foresight<S, M> foresight(Seat seat) {
    return (world, move) -> world.advance(seat, move).outlook();
  }

  /// The game by numbers, for nets and researchers; empty: it cannot be learned by them.
  default Optional<Features<S, M>> features(Setup setup) {
    return Optional.empty();
  }

  /// What was learned about this game with so many seats: weights for its [#features], in the form
  /// that bots read; empty: nothing was.
  default Optional<byte[]> weights(int seats) {
    return Optional.empty();
  }

  /// All sentences and names of this game in a language of [Texts#LANGUAGES].
  Texts texts(String language);
}
