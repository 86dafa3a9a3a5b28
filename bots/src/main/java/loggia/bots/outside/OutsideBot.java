package loggia.bots.outside;

import loggia.bots.Bot;
import loggia.bots.Question;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// Passes questions to a program and its answers back. Whatever the program does, there is an
/// answer: where it crashes, is late or names no move, the fallback decides. A program that was
/// late or has crashed is started anew for the next decision, three times at most in a match.
final class OutsideBot implements Bot {
  private static final int PATIENCE = 3;

  private final Outside outside;
  private final Bot fallback;
  private @Nullable Talk talk;
  private int troubles;

  OutsideBot(Outside outside, Bot fallback) {
    this.outside = outside;
    this.fallback = fallback;
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    if (troubles < PATIENCE) {
      try {
        return ask(question);
      } catch (Trouble trouble) {
        troubles++;
        outside.complain(
            trouble.getMessage() + (troubles < PATIENCE ? "" : ", and is not asked again"));
        drop();
      }
    }
    return fallback.choose(question);
  }

  private <S extends State<S, M>, M extends Move> M ask(Question<S, M> question) {
    if (talk == null) {
      talk = outside.begin();
      talk.say(Wire.newGame(question));
    }
    talk.say(Wire.choose(question, outside.limit().toMillis()));
    String text = talk.hear(Wire.MOVE, outside.limit());
    Moves<M> moves = question.moves();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).text().equals(text)) {
        return moves.get(i);
      }
    }
    outside.complain("answered '" + text + "', which is not among its moves");
    return fallback.choose(question);
  }

  private void drop() {
    if (talk != null) {
      talk.kill();
      talk = null;
    }
  }

  @Override
  public void close() {
    if (talk != null) {
      outside.end(talk);
      talk = null;
    }
    fallback.close();
  }
}
