package loggia.app.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.StreamSupport;
import loggia.app.play.LookUp;
import loggia.app.play.Menu;
import loggia.app.play.Situation;
import loggia.app.play.TerminalTexts;
import loggia.kernel.Game;
import loggia.kernel.Refusal;
import tools.jackson.databind.JsonNode;

/// What a seat of a server's table sees.
///
/// @param position as the server answered it
/// @param outdated whether something has changed since
record OnlineSituation(
    TerminalTexts texts,
    String title,
    String board,
    List<String> news,
    List<String> log,
    JsonNode position,
    Game<?, ?> game,
    BooleanSupplier outdated)
    implements Situation {

  @Override
  public Menu menu() {
    var choices = new ArrayList<Menu.Choice>();
    position.get("moves").forEach(move -> choices.add(choice(move)));
    return Menu.of(choices, intents().stream().map(intent -> text(intent, "text")).toList());
  }

  private static Menu.Choice choice(JsonNode move) {
    return new Menu.Choice(text(move, "text"), text(move, "label"));
  }

  private List<JsonNode> intents() {
    return StreamSupport.stream(position.get("intents").spliterator(), false).toList();
  }

  private static String text(JsonNode node, String field) {
    return node.path(field).asString("");
  }

  @Override
  public List<Barred> barred() {
    return intents().stream()
        .filter(intent -> !text(intent, "reason").isEmpty())
        .map(
            intent ->
                new Barred(
                    text(intent, "text"),
                    text(intent, "label"),
                    text(intent, "reason"),
                    text(intent, "rule")))
        .toList();
  }

  /// The server decides: a move that is not possible comes back with its reason.
  @Override
  public Optional<String> allowed(String typed) {
    try {
      return Optional.of(game.move(typed).text());
    } catch (Refusal unknown) {
      return Optional.empty();
    }
  }

  @Override
  public Optional<String> refused(String typed) {
    return Optional.empty();
  }

  /// Only the server could tell.
  @Override
  public List<String> preview(Menu.Item item) {
    return List.of();
  }

  @Override
  public LookUp lookUp() {
    return new LookUp(game.manual(), texts.game());
  }

  @Override
  public boolean isLive() {
    return true;
  }

  @Override
  public boolean isOutdated() {
    return outdated.getAsBoolean();
  }
}
