package loggia.app.play;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// Lays the parts of the table out in the lines that a terminal has.
final class Page {
  private static final int MOST_NEWS = 5;
  private static final int LEAST_CHOICES = 5;

  private final String title;
  private int from;

  Page(String title) {
    this.title = title;
  }

  void scroll(int by) {
    from += by;
  }

  List<AttributedString> lay(
      String view, List<String> news, Picker<?> picker, String help, int width, int height) {
    int columns = Math.max(20, width);
    var lines = new ArrayList<AttributedString>();
    List<String> body = wrap(List.of(view), columns);
    List<String> told =
        wrap(news.subList(Math.max(0, news.size() - MOST_NEWS), news.size()), columns);
    List<String> below = wrap(List.of(help), columns);
    int room = Math.max(3, height - 3 - told.size() - below.size());
    int choices = Math.min(picker.items().size(), Math.max(LEAST_CHOICES, room - body.size()));
    int shown = Math.max(1, room - choices);
    from = Math.clamp(from, 0, Math.max(0, body.size() - shown));
    lines.add(new AttributedString(title, AttributedStyle.BOLD));
    for (String line : body.subList(from, Math.min(body.size(), from + shown))) {
      lines.add(cut(line, columns, AttributedStyle.DEFAULT));
    }
    told.forEach(line -> lines.add(new AttributedString(line, AttributedStyle.DEFAULT.faint())));
    lines.add(new AttributedString("-".repeat(Math.min(columns, 60))));
    lines.addAll(choices(picker, choices, columns));
    lines.add(AttributedString.EMPTY);
    below.forEach(line -> lines.add(new AttributedString(line)));
    return lines.subList(0, Math.min(lines.size(), Math.max(1, height)));
  }

  private static List<AttributedString> choices(Picker<?> picker, int room, int columns) {
    var lines = new ArrayList<AttributedString>();
    var items = picker.items();
    int first = Math.clamp(picker.marked() - room / 2, 0, Math.max(0, items.size() - room));
    for (int i = first; i < Math.min(items.size(), first + room); i++) {
      boolean marked = i == picker.marked();
      String line = (marked ? "> " : "  ") + items.get(i).number() + " " + items.get(i).label();
      lines.add(cut(line, columns, marked ? AttributedStyle.INVERSE : AttributedStyle.DEFAULT));
    }
    return lines;
  }

  private static AttributedString cut(String line, int columns, AttributedStyle style) {
    return new AttributedString(line, style).columnSubSequence(0, columns);
  }

  /// Breaks long lines at blanks.
  static List<String> wrap(List<String> lines, int columns) {
    var wrapped = new ArrayList<String>();
    for (String whole : lines) {
      for (String line : whole.split("\\R", -1)) {
        String rest = line;
        while (rest.length() > columns) {
          int blank = rest.lastIndexOf(' ', columns);
          int end = blank > 0 ? blank : columns;
          wrapped.add(rest.substring(0, end));
          rest = rest.substring(end).stripLeading();
        }
        wrapped.add(rest);
      }
    }
    return wrapped;
  }
}
