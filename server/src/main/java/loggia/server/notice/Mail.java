package loggia.server.notice;

import java.util.List;
import java.util.Optional;

/// A letter: the same paragraphs as plain text and as HTML.
///
/// @param id the same letter sent again has the same, so that mail systems can tell
/// @param stop where one unsubscribes with one click; empty where there is nothing to
public record Mail(
    String to,
    String lang,
    String subject,
    List<Paragraph> paragraphs,
    String id,
    Optional<String> stop) {

  /// @param link where it leads; empty: nowhere
  public record Paragraph(String text, String link) {
    static Paragraph of(String text) {
      return new Paragraph(text, "");
    }
  }

  String plain() {
    var text = new StringBuilder();
    for (Paragraph paragraph : paragraphs) {
      text.append(paragraph.text).append('\n');
      if (!paragraph.link.isEmpty()) {
        text.append(paragraph.link).append('\n');
      }
      text.append('\n');
    }
    return text.toString();
  }

  String html() {
    var html = new StringBuilder("<!doctype html><html lang=\"" + lang + "\"><head>");
    html.append("<meta charset=\"utf-8\"><title>").append(escaped(subject)).append("</title>");
    html.append("</head><body style=\"font-family: Georgia, serif; max-width: 36em\">");
    for (Paragraph paragraph : paragraphs) {
      String text = escaped(paragraph.text);
      html.append("<p>")
          .append(
              paragraph.link.isEmpty()
                  ? text
                  : "<a href=\"" + escaped(paragraph.link) + "\">" + text + "</a>")
          .append("</p>");
    }
    return html.append("</body></html>").toString();
  }

  /// Names are written by strangers.
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
