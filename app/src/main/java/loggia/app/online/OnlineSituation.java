package loggia.app.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.StreamSupport;
import loggia.app.play.LookUp;
import loggia.app.play.Menu;
import loggia.app.play.MenuKeys;
import loggia.app.play.Situation;
import loggia.app.play.TerminalTexts;
import loggia.kernel.Refusal;
import tools.jackson.databind.JsonNode;

/// What a seat of a server's table sees.
///
/// @param position as the server answered it
/// @param outdated whether something has changed since
/// @param previews what is already known of choices, by their text forms
record OnlineSituation(
    OnlineTable table,
    TerminalTexts texts,
    String title,
    String board,
    List<String> news,
    List<String> log,
    JsonNode position,
    MenuKeys keys,
    BooleanSupplier outdated,
    Map<String, List<String>> previews)
    implements Situation {

  @Override
  public Menu menu() {
    var choices = new ArrayList<Menu.Choice>();
    position.get("moves").forEach(move -> choices.add(choice(move)));
    return Menu.of(choices, intents().stream().map(intent -> text(intent, "text")).toList(), keys);
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
      return Optional.of(table.game().move(typed).text());
    } catch (Refusal unknown) {
      return Optional.empty();
    }
  }

  @Override
  public Optional<String> refused(String typed) {
    return Optional.empty();
  }

  /// The server is asked once for each choice.
  @Override
  public List<String> preview(Menu.Item item) {
    int number = position.get("number").asInt();
    return previews.computeIfAbsent(item.text(), text -> table.preview(number, text));
  }

  @Override
  public LookUp lookUp() {
    return new LookUp(table.manual(), texts.game());
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
