package loggia.bench.load;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Two people at one of our tables. They read just enough of a text to answer it.
record LoggiaSeats(String server, String table, List<HttpSession> people)
    implements MeasuredServer.Seats {
  private static final String POSITION = "{\"type\":\"position\"";
  private static final String CHANGE = "{\"type\":\"change\"";
  private static final String MOVE = "{\"text\":\"";

  @Override
  public URI channel(int seat) {
    return URI.create(
        "%s/api/live?table=%s&lang=en&view=changes&seat=%d".formatted(server, table, seat + 1));
  }

  @Override
  public String headers(int seat) {
    return "Cookie: %s\r\nOrigin: %s\r\n".formatted(people.get(seat).cookie(), server);
  }

  /// The server may have played what is forced in the very moment of the answer.
  @Override
  public String reply(int seat, String text) {
    if (text.startsWith("{\"type\":\"answer\"")
        && !text.contains("\"ok\":true")
        && !text.contains("\"code\":\"conflict\"")) {
      throw new IllegalStateException(text);
    }
    return "";
  }

  @Override
  public Optional<MeasuredServer.Update> update(int seat, String text) {
    if (!text.startsWith(POSITION) && !text.startsWith(CHANGE)) {
      return Optional.empty();
    }
    int at = text.indexOf("\"number\":") + 9;
    int number = Integer.parseInt(text, at, text.indexOf(',', at), 10);
    int awaited = text.indexOf("\"awaited\":[", at);
    int asked = text.indexOf((char) ('1' + seat), awaited);
    boolean mine = asked >= 0 && asked < text.indexOf(']', awaited);
    boolean over = text.indexOf("\"status\":\"over\"", at) >= 0;
    return Optional.of(new MeasuredServer.Update(number, mine ? move(text, number) : "", over));
  }

  /// One of the moves, another one with every number. Standing answers are left out: the server
  /// would decide in these people's place.
  private static String move(String text, int number) {
    int from = text.indexOf("\"moves\":[");
    int end = text.indexOf("],\"intents\":", from);
    var moves = new ArrayList<String>();
    for (int at = text.indexOf(MOVE, from); at >= 0 && at < end; at = text.indexOf(MOVE, at + 1)) {
      int begin = at + MOVE.length();
      if (!text.startsWith("pass ", begin)) {
        moves.add(text.substring(begin, text.indexOf('"', begin)));
      }
    }
    return moves.isEmpty() ? "" : moves.get(number % moves.size());
  }

  @Override
  public String decision(int seat, MeasuredServer.Update update) {
    return "{\"type\":\"decide\",\"seat\":%d,\"number\":%d,\"move\":\"%s\",\"key\":\"%d\"}"
        .formatted(seat + 1, update.number(), update.move(), update.number());
  }
}
