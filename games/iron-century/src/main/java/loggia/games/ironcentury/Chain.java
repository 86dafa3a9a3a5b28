package loggia.games.ironcentury;

import loggia.kernel.Journal;

/// The chain of announced things (IC-40): the last announced resolves first. Each link remembers
/// how far the one below it was. After an answer has been settled everybody is asked again about
/// what still stands; under rules 1 asking went on where it was broken off.
final class Chain {
  private Chain() {}

  /// Puts an announced thing onto the chain; from now on everybody may answer it.
  static void announce(
      Board board, Link.What what, int by, int card, int target, int city, int culture) {
    Link below = board.chain;
    if (below == null) {
      if (board.step == Board.Step.WINDOW) {
        Turns.passWindow(board);
        board.passes = 0;
      }
    } else if (board.mode == Board.Mode.RESCUE) {
      below = Rescue.tried(below);
    } else {
      board.asked = (byte) (board.frame.atAnyTime() ? 0 : board.asked + 1);
    }
    board.chain = Link.of(what, by, card, target, city, culture, board.progress(), below);
    board.mode = Board.Mode.ASKING;
    board.asked = 0;
    board.effect = 0;
    board.cursor = 0;
    if (city >= 0 && !board.frame.asksWhenTouched() && isAttack(board, board.chain)) {
      liftForAttack(board, city);
    }
  }

  private static void liftForAttack(Board board, int city) {
    if (board.standing(city) == IronMove.Until.UNTIL_ATTACKED) {
      board.stand(city, IronMove.Until.NOW);
    }
  }

  /// Takes the last thing off the chain; the one below goes on where it was.
  static void pop(Board board) {
    Link top = top(board);
    board.chain = top.below();
    board.resume(top.resume());
  }

  /// The last thing announced, where there must be one.
  static Link top(Board board) {
    Link top = board.chain;
    if (top == null) {
      throw new IllegalStateException("the chain is empty");
    }
    return top;
  }

  /// Whether this is an Attack, by an Attack card or otherwise.
  static boolean isAttack(Board board, Link link) {
    return switch (link.what()) {
      case ATTACK -> true;
      case FALLEN -> false;
      case SPECIAL, POWER -> board.set().aim(Layout.toolOf(link.card())) == Effect.Aim.ATTACK;
    };
  }

  /// Goes on until the game has to wait for somebody, or is over.
  static void proceed(Board board, Journal journal) {
    while (board.step != Board.Step.OVER) {
      Link top = board.chain;
      boolean waits = top == null ? waitsInTurn(board, journal) : waitsFor(board, top, journal);
      if (waits) {
        return;
      }
    }
    board.waiting = Board.NOBODY;
  }

  private static boolean waitsInTurn(Board board, Journal journal) {
    return switch (board.step) {
      case PICK -> Picking.waits(board, journal);
      case DRAW, ACT -> {
        board.waiting = board.turn;
        yield true;
      }
      case WINDOW -> Turns.askWindow(board, journal);
      case OVER -> true;
    };
  }

  private static boolean waitsFor(Board board, Link top, Journal journal) {
    return switch (board.mode) {
      case ASKING -> {
        if (asks(board, top)) {
          yield true;
        }
        board.mode = Board.Mode.RESOLVING;
        yield false;
      }
      case RESOLVING -> Effects.waits(board, top, journal);
      case RESCUE -> Rescue.waits(board, top);
    };
  }

  /// Each other player clockwise from the one who acted, then that player too (IC-40).
  private static boolean asks(Board board, Link top) {
    Frame frame = board.frame;
    while (board.asked < frame.seats()) {
      int seat = frame.after(top.by(), board.asked + 1);
      if (Aims.isAsked(board, seat)) {
        board.waiting = (byte) seat;
        return true;
      }
      board.asked++;
    }
    return false;
  }

  /// The seat whose turn to answer it is passes.
  static void pass(Board board, Journal journal) {
    if (board.chain == null) {
      Turns.passWindow(board);
    } else if (board.mode == Board.Mode.RESCUE) {
      Rescue.pass(board);
    } else {
      board.asked++;
    }
    proceed(board, journal);
  }

  /// All who could still answer the last thing announced pass, without being found one by one.
  static void passAll(Board board) {
    board.asked = (byte) board.frame.seats();
    proceed(board, Journal.NONE);
  }
}
