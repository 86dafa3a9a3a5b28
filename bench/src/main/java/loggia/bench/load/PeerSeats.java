package loggia.bench.load;

import java.net.URI;
import java.util.Optional;

/// Two people at a match of boardgame.io, in the words of its own client: socket.io over a
/// WebSocket.
record PeerSeats(String server, String match) implements MeasuredServer.Seats {
  private static final String EVENT = "42/cards,";

  @Override
  public URI channel(int seat) {
    return URI.create(server + "/socket.io/?EIO=4&transport=websocket");
  }

  @Override
  public String headers(int seat) {
    return "Origin: " + server + "\r\n";
  }

  @Override
  public String reply(int seat, String text) {
    if (text.startsWith("0")) {
      return "40/cards,";
    }
    if (text.startsWith("40/cards,")) {
      return EVENT + "[\"sync\",\"%s\",\"%d\",null,2]".formatted(match, seat);
    }
    return text.equals("2") ? "3" : "";
  }

  @Override
  public Optional<MeasuredServer.Update> update(int seat, String text) {
    boolean state = text.startsWith(EVENT + "[\"update\"") || text.startsWith(EVENT + "[\"sync\"");
    int at = state ? text.indexOf("\"_stateID\":") + 11 : 0;
    if (at < 11) {
      return Optional.empty();
    }
    int end = at;
    while (Character.isDigit(text.charAt(end))) {
      end++;
    }
    boolean asked = text.contains("\"currentPlayer\":\"" + seat + "\"");
    return Optional.of(
        new MeasuredServer.Update(Integer.parseInt(text, at, end, 10), asked ? "act" : "", false));
  }

  @Override
  public String decision(int seat, MeasuredServer.Update update) {
    return EVENT
        + ("[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"act\",\"args\":[],"
                + "\"playerID\":\"%d\"}},%d,\"%s\",\"%d\"]")
            .formatted(seat, update.number(), match, seat);
  }
}
