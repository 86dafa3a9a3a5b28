package loggia.bots.external;

import java.util.ArrayList;
import java.util.List;
import loggia.bots.Bot;
import loggia.bots.BotFailure;
import loggia.bots.NumberedGame;
import loggia.bots.Question;
import loggia.kernel.Event;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Result;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// Passes questions to a program and its answers back. Where the program crashes, is late or names
/// no move, its match cannot go on: unless somebody was named to stand in for it. A program that
/// somebody stands in for is started anew after a crash or a delay, three times at most in a match.
final class ExternalBot implements Bot {
  private static final int PATIENCE = 3;

  private final ExternalContender contender;
  private final @Nullable Bot standIn;
  private final List<String> reasons = new ArrayList<>();
  private final List<Event> since = new ArrayList<>();
  private @Nullable ExternalProcess process;
  private @Nullable Setup setup;
  private boolean listening = true;
  private int failures;

  ExternalBot(ExternalContender contender, @Nullable Bot standIn) {
    this.contender = contender;
    this.standIn = standIn;
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    if (standIn != null && failures >= PATIENCE) {
      return standIn(standIn, question, "is not asked again in this match");
    }
    String answer;
    try {
      answer = ask(question);
    } catch (ExternalFailure failure) {
      failures++;
      drop();
      String reason = String.valueOf(failure.getMessage());
      if (standIn == null) {
        throw new BotFailure(contender.label(), reason);
      }
      return standIn(standIn, question, reason);
    }
    Moves<M> moves = question.moves();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).text().equals(answer)) {
        return moves.get(i);
      }
    }
    if (standIn == null) {
      drop();
      throw new BotFailure(
          contender.label(), "answered '" + answer + "', which is not among its moves");
    }
    return standIn(standIn, question, "answered with what is not among its moves");
  }

  private <S extends State<S, M>, M extends Move> String ask(Question<S, M> question) {
    if (process == null) {
      process = contender.begin();
      LineProtocol.newGame(question, setup(question), process.terms(), process.line());
      process.say(contender.limit());
    }
    LineProtocol.Terms terms = process.terms();
    listening = terms.wants(LineProtocol.Want.EVENTS);
    NumberedGame<S, M> numbered =
        terms.wants(LineProtocol.Want.VECTOR)
            ? contender.numbered(question.game(), setup(question))
            : null;
    long millis = contender.limit().toMillis();
    LineProtocol.choose(question, millis, terms, numbered, since, process.line());
    since.clear();
    return process.ask(LineProtocol.MOVE, contender.limit());
  }

  /// Where nobody said how the match began, it began as usual.
  private Setup setup(Question<?, ?> question) {
    Setup known = setup;
    return known == null ? Setup.of(question.game().manual(), question.seats(), 0) : known;
  }

  @Override
  public void begin(Setup begun) {
    setup = begun;
  }

  /// Until it was asked for the first time nobody knows what it wants.
  @Override
  public boolean listens() {
    return listening;
  }

  @Override
  public void hear(Event event) {
    since.add(event);
  }

  /// A program that has ended meanwhile will not be told, and has not failed by that.
  @Override
  public void end(Result result) {
    if (process != null && process.terms().version() > 1) {
      try {
        LineProtocol.endGame(result, since, process.terms(), process.line());
        process.say(contender.limit());
      } catch (ExternalFailure failure) {
        drop();
      }
    }
  }

  private <S extends State<S, M>, M extends Move> M standIn(
      Bot other, Question<S, M> question, String reason) {
    reasons.add(reason);
    return other.choose(question);
  }

  @Override
  public List<String> standIns() {
    return List.copyOf(reasons);
  }

  private void drop() {
    if (process != null) {
      process.kill();
      process = null;
    }
  }

  @Override
  public void close() {
    if (process != null) {
      contender.end(process);
      process = null;
    }
    if (standIn != null) {
      standIn.close();
    }
  }
}
