package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.table.Chair;
import loggia.server.table.Company;
import loggia.server.table.Moment;
import loggia.server.table.Pace;
import loggia.server.table.Play;
import loggia.server.table.Status;
import loggia.server.table.Terms;

/// A game's guided first game, as the positions the learner sees.
final class Lesson {
  record Step(int number, int seat, String text, String expect, Shown.Position position) {}

  private Lesson() {}

  static Map<String, Object> of(Game<?, ?> game, String lang) {
    GameRecord record =
        game.lesson()
            .orElseThrow(
                () -> Fault.of(Fault.Code.NOT_FOUND, new Problem.NoLesson(game.manual().id())));
    Texts texts = game.texts(lang);
    var steps = new ArrayList<Step>();
    Company company = company(record);
    var start = record.replay(game, List.of(), 0, Journal.NONE);
    Play play = Play.begin(start.game(), start.setup(), 0);
    for (int i = 0; i < record.decisions().size(); i++) {
      Decision decision = record.decisions().get(i);
      if (decision.seat() == Seat.ONE) {
        steps.add(
            new Step(
                i,
                decision.seat().number(),
                texts.get("lesson." + i),
                decision.text(),
                position(company, play, lang)));
      }
      play =
          play.next(
              new loggia.server.store.DecisionRow(
                  "lesson", i, decision.seat().number(), decision.text(), "", 0),
              Journal.NONE);
    }
    return Map.of(
        "steps", steps,
        "end", texts.get("lesson.end"),
        "position", position(company, play, lang));
  }

  private static Shown.Position position(Company company, Play play, String lang) {
    var moment = new Moment("lesson", company, 0, java.util.Optional.of(play), 0, 0);
    return Positions.now(moment, Seat.ONE, lang, 0);
  }

  private static Company company(GameRecord record) {
    var terms =
        new Terms(
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
            0,
            true);
    var chairs = new ArrayList<Chair>();
    Names names = Names.of(record.names());
    for (int i = 0; i < record.seats(); i++) {
      chairs.add(Chair.open().held("", names.of(Seat.of(i))));
    }
    return new Company(terms, "", "", Status.RUNNING, chairs, java.util.Optional.empty(), 0, "");
  }
}
