package loggia.server.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loggia.kernel.Names;
import loggia.server.common.MailText;
import loggia.server.common.ServerTexts;
import loggia.server.store.Hook;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.StoredJson;
import loggia.server.store.WaitRow;
import loggia.server.table.StoredTable;

/// What webhooks are told, each in the form that it understands. Nothing of a game is in it.
record HookBody(Store store, String origin, PushKey key) {
  private record Waiting(String person, String game, String link, long since) {}

  HookMessage test(Hook.Target to) {
    return body(to, say(to, new MailText.HookTest()), List.of());
  }

  HookMessage waits(Hook.Target to, List<WaitRow> waits) {
    var lines = new ArrayList<String>();
    var waiting = new ArrayList<Waiting>();
    for (WaitRow wait : waits) {
      String person = store.person(wait.person()).map(Person::name).orElse("");
      String link = origin + "/table/" + wait.table();
      String game = game(wait.table(), to.lang());
      lines.add(
          say(
              to,
              to.kind() == Hook.Kind.PUSH
                  ? new MailText.PushLine(game)
                  : new MailText.HookLine(plain(to.kind(), person), game, link)));
      waiting.add(new Waiting(person, game, link, wait.since()));
    }
    return body(to, String.join("\n", lines), waiting);
  }

  private String game(String table, String lang) {
    return store
        .table(table)
        .map(StoredTable::details)
        .map(details -> StoredTable.game(details.settings()).texts(lang).get("title"))
        .orElse("");
  }

  private static String say(Hook.Target to, MailText text) {
    return ServerTexts.in(to.lang()).say(text, Names.NUMBERS);
  }

  /// People choose their names: one that looks like a link or a call stays a name.
  private static String plain(Hook.Kind kind, String name) {
    return switch (kind) {
      case DISCORD -> name.replaceAll("([\\\\*_~`|<>\\[\\]()#:@])", "\\\\$1");
      case SLACK -> name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
      case JSON, PUSH -> name;
    };
  }

  private HookMessage body(Hook.Target to, String text, List<Waiting> waiting) {
    return switch (to.kind()) {
      case DISCORD -> json(Map.of("content", text, "allowed_mentions", Map.of("parse", List.of())));
      case SLACK -> json(Map.of("text", text));
      case JSON -> json(Map.of("text", text, "waits", waiting));
      case PUSH -> HookMessage.push(to, key, write(new Push(text, link(waiting))));
    };
  }

  /// What the service worker shows, and where on this site a click leads.
  private record Push(String text, String link) {}

  private String link(List<Waiting> waiting) {
    return waiting.size() == 1 ? waiting.getFirst().link.substring(origin.length()) : "/";
  }

  private static HookMessage json(Map<String, Object> body) {
    return HookMessage.json(write(body));
  }

  private static String write(Object body) {
    return StoredJson.MAPPER.writeValueAsString(body);
  }
}
