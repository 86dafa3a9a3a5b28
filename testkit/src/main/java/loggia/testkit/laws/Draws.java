package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import loggia.kernel.Journal;
import loggia.kernel.Message;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
import loggia.kernel.Reason;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.Texts;
import loggia.kernel.Verdict;
import loggia.kernel.Viewer;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// Every state can be drawn for every viewer, and every move, reason, event and result be said, in
/// every language, without a gap.
public final class Draws<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private static final Pattern GAP =
      Pattern.compile(
          "\\{|\\b(?:name|ui|event|move|reason|score|ending|option|fact|kind)\\.[a-z][\\w-]*");

  public Draws() {
    super(12);
  }

  @Override
  protected void check(Moment<S, M> moment) {
    for (String language : Texts.LANGUAGES) {
      Texts texts = moment.walk().game().texts(language);
      var viewers = new ArrayList<Viewer>(List.of(Onlooker.values()));
      moment.seats().forEach(viewers::add);
      for (Viewer viewer : viewers) {
        String drawn = moment.state().view(viewer).draw(texts, Names.NUMBERS);
        whole(moment, "view for " + viewer, drawn);
      }
      moment.seats().forEach(seat -> moves(moment, seat, texts));
      log(moment, texts);
      if (moment.state().over()) {
        result(moment, moment.state().result(), texts);
      }
    }
  }

  private void moves(Moment<S, M> moment, Seat seat, Texts texts) {
    for (M move : moment.state().intents(seat)) {
      said(moment, move, texts);
      if (moment.state().explain(seat, move) instanceof Verdict.Refused(Reason reason)) {
        said(moment, reason, texts);
      }
    }
  }

  private void log(Moment<S, M> moment, Texts texts) {
    if (moment.decision().isEmpty()) {
      return;
    }
    var log = Journal.pages();
    moment.match().decide(moment.decision().get(), log);
    for (var entry : log.entries()) {
      said(moment, entry.event(), texts);
    }
  }

  private void result(Moment<S, M> moment, Result result, Texts texts) {
    whole(moment, "ending", texts.get("ending." + result.ending()));
    for (var standing : result.standings()) {
      for (var line : standing.lines()) {
        whole(moment, "score line", texts.get("score." + line.key()));
      }
      for (var line : standing.tieBreaks()) {
        whole(moment, "tie-break", texts.get("score." + line.key()));
      }
    }
  }

  private static void said(Moment<?, ?> moment, Message message, Texts texts) {
    if (texts.find(message.key()).isEmpty()) {
      throw moment.brokenByDecision(
          "no text '" + message.key() + "' in " + texts.language() + " for " + message);
    }
    whole(moment, message.toString(), texts.say(message, Names.NUMBERS));
  }

  private static void whole(Moment<?, ?> moment, String what, String said) {
    var gap = GAP.matcher(said);
    if (said.isBlank() || gap.find()) {
      throw moment.brokenByDecision("the text of the " + what + " has a gap: '" + said + "'");
    }
  }
}
