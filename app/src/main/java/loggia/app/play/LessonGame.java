package loggia.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Lesson;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Reasons;
import loggia.kernel.State;

/// A game that teaches itself: the learner makes the decisions that the lesson is about, and is
/// told before each what it is about.
public record LessonGame(List<String> names, TerminalTexts texts, Screen screen) {

  public <S extends State<S, M>, M extends Move> void play(Game<S, M> game, Lesson lesson) {
    var journal = Journal.pages();
    Match<S, M> begun = lesson.record().replay(game, List.of(), 0, journal);
    var match = new LocalMatch<>(begun, List.of(), journal, names, texts);
    int read = 0;
    for (int n = 0; n < lesson.record().decisions().size(); n++) {
      Decision decision = lesson.record().decisions().get(n);
      M move = game.move(decision.text());
      Optional<String> step = lesson.text(texts.game(), n);
      if (step.isPresent()) {
        var news = new ArrayList<>(match.log(decision.seat(), read));
        read = match.logged();
        news.add(texts.say(new TerminalMessage.LessonStep(step.get())));
        if (!learn(new LocalSituation<>(match, decision.seat(), news), move)) {
          screen.leave(List.of(texts.say(new TerminalMessage.Left())));
          return;
        }
      }
      match.decide(decision.seat(), move);
    }
    screen.conclude(texts, List.of(lesson.end(texts.game())));
  }

  /// Asks until the learner chooses what the lesson is about.
  ///
  /// @return whether they go on
  private boolean learn(Situation situation, Move move) {
    while (true) {
      switch (screen.ask(situation)) {
        case Answer.Choose(var text) -> {
          if (text.equals(move.text())) {
            return true;
          }
          screen.tell(texts.say(new TerminalMessage.LessonWants(texts.say(move))));
        }
        case Answer.TakeBack _ -> screen.tell(texts.say(new Reasons.NothingToUndo()));
        case Answer.Say _ -> screen.tell(texts.say(new TerminalMessage.NobodyHears()));
        case Answer.Save _, Answer.LookAgain _ -> {}
        case Answer.Leave _ -> {
          return false;
        }
      }
    }
  }
}
