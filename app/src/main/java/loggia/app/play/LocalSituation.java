package loggia.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.bots.MoveComparison;
import loggia.bots.Question;
import loggia.bots.coach.Coach;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.Verdict;

/// What a seat of a match at this terminal sees.
record LocalSituation<S extends State<S, M>, M extends Move>(
    LocalMatch<S, M> match, Seat seat, List<String> news) implements Situation {
  /// Advice comes within a second or two.
  private static final int WORLDS = 150;

  @Override
  public TerminalTexts texts() {
    return match.texts();
  }

  @Override
  public String title() {
    return texts().say(new TerminalMessage.Turn(seat));
  }

  @Override
  public String board() {
    return state().view(seat).draw(texts().game(), texts().names()).stripTrailing();
  }

  private S state() {
    return match.state();
  }

  @Override
  public Menu menu() {
    var choices = new ArrayList<Menu.Choice>();
    state()
        .moves(seat)
        .forEach(move -> choices.add(new Menu.Choice(move.text(), texts().say(move))));
    List<String> tried = state().intents(seat).stream().map(Move::text).toList();
    return Menu.of(choices, tried, match.keys(seat));
  }

  @Override
  public List<Barred> barred() {
    var barred = new ArrayList<Barred>();
    for (M intent : state().intents(seat)) {
      if (match.current().explain(seat, intent) instanceof Verdict.Refused(var reason)) {
        barred.add(
            new Barred(intent.text(), texts().say(intent), texts().say(reason), reason.rule()));
      }
    }
    return barred;
  }

  @Override
  public Optional<String> allowed(String text) {
    return move(text)
        .filter(move -> match.current().explain(seat, move) instanceof Verdict.Allowed)
        .map(Move::text);
  }

  @Override
  public Optional<String> refused(String text) {
    return move(text)
        .flatMap(
            move ->
                match.current().explain(seat, move) instanceof Verdict.Refused(var reason)
                    ? Optional.of(texts().say(reason) + " [" + reason.rule() + "]")
                    : Optional.empty());
  }

  private Optional<M> move(String text) {
    try {
      return Optional.of(match.current().game().move(text));
    } catch (Refusal unknown) {
      return Optional.empty();
    }
  }

  @Override
  public List<String> preview(Menu.Item item) {
    M move = move(item.text()).orElseThrow();
    var would = Journal.pages();
    S next = state().play(seat, move, would);
    return next.disclosures() == state().disclosures()
        ? would.visibleTo(seat).stream().map(texts()::say).toList()
        : List.of(texts().say(new TerminalMessage.WouldRoll()));
  }

  @Override
  public List<String> log() {
    return match.log(seat, 0);
  }

  @Override
  public LookUp lookUp() {
    return match.lookUp();
  }

  /// The same situation is always advised the same.
  @Override
  public List<Advice> advice() {
    var question = new Question<>(match.current().game(), state(), seat);
    if (question.moves().size() < 2) {
      return List.of();
    }
    return MoveComparison.best(question, Coach.JUDGE, WORLDS, match.current().number()).stream()
        .map(best -> new Advice(best.move().text(), (int) Math.round(100 * best.value())))
        .toList();
  }
}
