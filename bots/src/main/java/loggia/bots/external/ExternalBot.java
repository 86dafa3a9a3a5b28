package loggia.bots.external;

import loggia.bots.Bot;
import loggia.bots.Question;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// Passes questions to a program and its answers back. Whatever the program does, there is an
/// answer: where it crashes, is late or names no move, the fallback decides. A program that was
/// late or has crashed is started anew for the next decision, three times at most in a match.
final class ExternalBot implements Bot {
  private static final int PATIENCE = 3;

  private final ExternalContender contender;
  private final Bot fallback;
  private @Nullable ExternalProcess process;
  private int failures;

  ExternalBot(ExternalContender contender, Bot fallback) {
    this.contender = contender;
    this.fallback = fallback;
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    if (failures < PATIENCE) {
      try {
        return ask(question);
      } catch (ExternalFailure failure) {
        failures++;
        contender.complain(
            failure.getMessage() + (failures < PATIENCE ? "" : ", and is not asked again"));
        drop();
      }
    }
    return fallback.choose(question);
  }

  private <S extends State<S, M>, M extends Move> M ask(Question<S, M> question) {
    if (process == null) {
      process = contender.begin();
      process.say(LineProtocol.newGame(question));
    }
    process.say(LineProtocol.choose(question, contender.limit().toMillis()));
    String text = process.hear(LineProtocol.MOVE, contender.limit());
    Moves<M> moves = question.moves();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).text().equals(text)) {
        return moves.get(i);
      }
    }
    contender.complain("answered '" + text + "', which is not among its moves");
    return fallback.choose(question);
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
    fallback.close();
  }
}
