package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.table.Pace;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Start;
import loggia.server.table.Status;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;
import loggia.server.table.TableSettings;

/// One of a game's lessons, as the positions the learner sees.
final class LessonPresenter {
  record LessonStep(int number, int seat, String text, String expect, ApiModel.Position position) {}

  /// @param position the one at the end
  record Lesson(List<LessonStep> steps, String end, ApiModel.Position position) {}

  private LessonPresenter() {}

  /// @param which 1 is the first game that teaches itself
  static Lesson of(Game<?, ?> game, int which, String lang) {
    List<loggia.kernel.Lesson> lessons = loggia.kernel.Lesson.of(game);
    if (which < 1 || which > lessons.size()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoLesson(game.manual().id()));
    }
    loggia.kernel.Lesson lesson = lessons.get(which - 1);
    GameRecord record = lesson.record();
    Texts texts = game.texts(lang);
    var steps = new ArrayList<LessonStep>();
    TableDetails details = details(record);
    var start = record.replay(game, List.of(), 0, Journal.NONE);
    Play play = Play.begin(start.game(), start.setup(), 0);
    for (int i = 0; i < record.decisions().size(); i++) {
      Decision decision = record.decisions().get(i);
      Optional<String> text = lesson.text(texts, i);
      if (text.isPresent()) {
        steps.add(
            new LessonStep(
                i,
                decision.seat().number(),
                text.get(),
                decision.text(),
                position(details, play, lang)));
      }
      play =
          play.next(
              new loggia.server.store.DecisionRow(
                  "lesson", i, decision.seat().number(), decision.text(), "", 0),
              Journal.NONE);
    }
    return new Lesson(steps, lesson.end(texts), position(details, play, lang));
  }

  private static ApiModel.Position position(TableDetails details, Play play, String lang) {
    var snapshot = new Snapshot("lesson", details, 0, Optional.of(play), 0, 0);
    return PositionPresenter.now(snapshot, Seat.ONE, lang, 0);
  }

  private static TableDetails details(GameRecord record) {
    var settings =
        new TableSettings(
            record.game(),
            record.rules(),
            record.options(),
            List.of(),
            record.seed(),
            "",
            false,
            Pace.RELAXED,
            false,
            false,
            false,
            0,
            true);
    var seats = new ArrayList<TableSeat>();
    Names names = Names.of(record.names());
    for (int i = 0; i < record.seats(); i++) {
      seats.add(TableSeat.named(names.of(Seat.of(i))));
    }
    return new TableDetails(
        settings,
        "",
        "",
        Status.RUNNING,
        seats,
        Optional.empty(),
        0,
        "",
        List.of(),
        Start.FULL,
        Map.of());
  }
}
