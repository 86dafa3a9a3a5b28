package loggia.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import loggia.bench.load.MeasuredServer.Update;

/// A table of two whose seats answer what they are asked. A decision is done when both have been
/// told of it. Only the one thread of the [SocketLoop] comes here.
final class LoadTable {
  private final MeasuredServer.Seats seats;
  private final Latencies figures;
  private final List<LoadSocket> sockets = new ArrayList<>();
  private final Update[] told = {Update.NOTHING, Update.NOTHING};
  private final Consumer<LoadTable> over;
  private final Pace pace;
  private int asked = -1;
  private boolean sent;
  private long askedAt;

  /// When somebody who is asked answers.
  interface Pace {
    Pace AT_ONCE = answer -> answer.accept(System.nanoTime());

    /// @param answer is told when it was due
    void answer(LongConsumer answer);
  }

  /// @param from the address of this machine that its people come from
  /// @param over told once, when the game has ended
  LoadTable(
      MeasuredServer.Seats seats,
      String from,
      Pace pace,
      Latencies figures,
      Consumer<LoadTable> over) {
    this.seats = seats;
    this.pace = pace;
    this.over = over;
    this.figures = figures;
    for (int seat = 0; seat < told.length; seat++) {
      int own = seat;
      sockets.add(
          LoadSocket.open(
              from, seats.channel(seat), seats.headers(seat), text -> heard(own, text)));
    }
  }

  MeasuredServer.Seats seats() {
    return seats;
  }

  List<LoadSocket> sockets() {
    return sockets;
  }

  private void heard(int seat, String text) {
    Optional<Update> news = seats.update(seat, text);
    if (news.isPresent()) {
      told(seat, news.get());
      return;
    }
    String reply = seats.reply(seat, text);
    if (!reply.isEmpty()) {
      sockets.get(seat).send(reply);
    }
  }

  private void told(int seat, Update news) {
    told[seat] = news;
    int all = Math.min(told[0].number(), told[1].number());
    if (asked >= 0 && all > asked) {
      if (sent) {
        figures.done(System.nanoTime() - askedAt);
      }
      asked = -1;
      sent = false;
    }
    if (told[0].over() && told[1].over()) {
      over.accept(this);
    } else if (asked < 0) {
      decide();
    }
  }

  /// Whoever was told of the newest decision may be the one who is asked. While they think the
  /// server may play what is forced; then they are asked anew.
  private void decide() {
    int newest = newest();
    for (int seat = 0; seat < told.length; seat++) {
      Update own = told[seat];
      if (own.number() == newest && !own.move().isEmpty()) {
        asked = newest;
        LoadSocket socket = sockets.get(seat);
        String decision = seats.decision(seat, own);
        pace.answer(
            due -> {
              if (asked == own.number() && newest() == own.number()) {
                askedAt = due;
                sent = true;
                socket.send(decision);
              }
            });
        return;
      }
    }
  }

  private int newest() {
    return Math.max(told[0].number(), told[1].number());
  }
}
