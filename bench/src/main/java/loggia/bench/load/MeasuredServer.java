package loggia.bench.load;

import java.net.URI;
import java.util.Optional;

/// A server under load, and how its clients talk to it.
public interface MeasuredServer extends AutoCloseable {
  /// A table of two, open and with both seats taken.
  Seats open(int number);

  /// The game at this table is over, and those who sat there are free for another one.
  void left(Seats seats);

  /// The two seats of a table, counted from 0.
  interface Seats {
    URI channel(int seat);

    /// Lines of the handshake, each with its end.
    String headers(int seat);

    /// What is to be said to this text, before anything is played; empty for nothing.
    String reply(int seat, String text);

    /// What a text tells of the game, if it does.
    Optional<Update> update(int seat, String text);

    /// How this seat answers what it was told.
    String decision(int seat, Update update);
  }

  /// @param number counts what has been decided
  /// @param move what this seat may do now; empty when it is not asked
  /// @param over whether the game has ended
  record Update(int number, String move, boolean over) {
    static final Update NOTHING = new Update(-1, "", false);
  }

  /// CPU seconds of the server since it began.
  double cpu();

  /// Bytes of live objects: what is left after a collection.
  double heap();

  /// Resident memory in bytes; 0 where the system does not tell.
  double resident();

  @Override
  void close();
}
