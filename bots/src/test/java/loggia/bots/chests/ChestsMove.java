package loggia.bots.chests;

import java.util.List;
import loggia.kernel.Move;

public sealed interface ChestsMove extends Move {
  List<ChestsMove> ALL = List.of(new Open(1), new Open(2), new Open(3), new Open(4), new Safe());

  /// 0 for the safe way.
  int chest();

  record Open(int chest) implements ChestsMove {
    @Override
    public String text() {
      return "open " + chest;
    }
  }

  record Safe() implements ChestsMove {
    @Override
    public int chest() {
      return 0;
    }

    @Override
    public String text() {
      return "safe";
    }
  }
}
