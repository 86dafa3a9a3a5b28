package loggia.app.play;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// Lays the parts of the table out in the lines that a terminal has. What does not fit is said, and
/// can be scrolled to.
final class Page {
  private static final int MOST_NEWS = 6;
  private static final int LEAST_CHOICES = 6;

  private final Situation situation;
  private final boolean styled;
  private int from;

  Page(Situation situation, boolean styled) {
    this.situation = situation;
    this.styled = styled;
  }

  void scroll(int by) {
    from += by;
  }

  List<AttributedString> lay(Picker picker, List<String> help, int width, int height) {
    int columns = Math.max(20, width);
    List<String> board = wrap(List.of(situation.board()), columns);
    List<String> news = news(columns, MOST_NEWS);
    List<String> title = wrap(List.of(situation.title()), columns);
    List<String> below = below(help, columns, Math.max(1, height / 3));
    List<Row> rows = rows(picker, columns);
    int room = Math.max(3, height - 1 - title.size() - below.size());
    if (board.size() + news.size() + rows.size() > room) {
      news = news(columns, 2);
    }
    int choices = Math.min(rows.size(), Math.max(LEAST_CHOICES, room - board.size() - news.size()));
    choices = Math.min(choices, Math.max(1, room - news.size() - 1));
    var lines = new ArrayList<AttributedString>();
    title.forEach(text -> lines.add(line(text, AttributedStyle.BOLD)));
    int shown = Math.max(0, room - choices - news.size());
    wrap(window(board, shown), columns).stream()
        .limit(shown)
        .forEach(text -> lines.add(line(text, AttributedStyle.DEFAULT)));
    news.forEach(text -> lines.add(line(text, AttributedStyle.DEFAULT.faint())));
    lines.add(new AttributedString("-".repeat(Math.min(columns, 60))));
    lines.addAll(choices(rows, choices));
    below.forEach(text -> lines.add(new AttributedString(text)));
    return lines.subList(0, Math.min(lines.size(), Math.max(1, height)));
  }

  /// What does not fit here can be asked for.
  private List<String> below(List<String> help, int columns, int most) {
    List<String> all = wrap(help, columns);
    if (all.size() <= most) {
      return all;
    }
    var some = new ArrayList<>(all.subList(0, most - 1));
    some.add(situation.texts().say(new TerminalMessage.MoreToAsk()));
    return some;
  }

  private List<String> news(int columns, int most) {
    List<String> all = wrap(situation.news(), columns);
    if (all.size() <= most) {
      return all;
    }
    var last = new ArrayList<String>();
    int left = all.size() - most + 1;
    last.add(situation.texts().say(new TerminalMessage.EarlierNews(left)));
    last.addAll(all.subList(left, all.size()));
    return last;
  }

  /// The part of the board that is scrolled to, with a line that says where there is more.
  private List<String> window(List<String> board, int shown) {
    if (board.size() <= shown) {
      from = 0;
      return board;
    }
    int body = Math.max(0, shown - 1);
    from = Math.clamp(from, 0, board.size() - body);
    var part = new ArrayList<>(board.subList(from, from + body));
    if (shown > 0) {
      boolean more = from + body < board.size();
      part.add(situation.texts().say(new TerminalMessage.MoreBoard(from > 0, more)));
    }
    return part;
  }

  /// A line of a choice; a long choice has several.
  private record Row(int item, String text, boolean marked) {}

  private static List<Row> rows(Picker picker, int columns) {
    var rows = new ArrayList<Row>();
    List<Menu.Item> items = picker.items();
    for (int i = 0; i < items.size(); i++) {
      boolean marked = i == picker.marked();
      String key = items.get(i).key();
      String text = (marked ? "> " : "  ") + key + " " + items.get(i).label();
      String indent = " ".repeat(key.length() + 3);
      List<String> wrapped = wrap(List.of(text), columns - indent.length());
      for (int part = 0; part < wrapped.size(); part++) {
        rows.add(new Row(i, part == 0 ? wrapped.get(part) : indent + wrapped.get(part), marked));
      }
    }
    return rows;
  }

  private List<AttributedString> choices(List<Row> rows, int room) {
    int shown = rows.size() > room ? Math.max(1, room - 1) : room;
    int marked = 0;
    while (marked < rows.size() && !rows.get(marked).marked()) {
      marked++;
    }
    marked = marked == rows.size() ? 0 : marked;
    int first = Math.clamp(marked - shown / 2, 0, Math.max(0, rows.size() - shown));
    int end = Math.min(rows.size(), first + shown);
    var lines = new ArrayList<AttributedString>();
    for (Row row : rows.subList(first, end)) {
      lines.add(line(row.text(), row.marked() ? AttributedStyle.INVERSE : AttributedStyle.DEFAULT));
    }
    if (shown < rows.size()) {
      int above = first == 0 ? 0 : rows.get(first).item();
      int below = end == rows.size() ? 0 : rows.getLast().item() - rows.get(end - 1).item();
      lines.add(
          new AttributedString(
              situation.texts().say(new TerminalMessage.MoreChoices(above, below))));
    }
    return lines;
  }

  private AttributedString line(String text, AttributedStyle style) {
    return styled ? new AttributedString(text, style) : new AttributedString(text);
  }

  /// Breaks long lines at blanks; what follows is indented as the line was.
  static List<String> wrap(List<String> lines, int columns) {
    var wrapped = new ArrayList<String>();
    for (String whole : lines) {
      for (String line : whole.split("\\R", -1)) {
        String indent = " ".repeat(Math.min(line.length() - line.stripLeading().length(), 8));
        String rest = line.stripTrailing();
        while (rest.length() > columns) {
          int blank = rest.lastIndexOf(' ', columns);
          int end = blank > indent.length() ? blank : columns;
          wrapped.add(rest.substring(0, end).stripTrailing());
          rest = indent + rest.substring(end).stripLeading();
        }
        wrapped.add(rest);
      }
    }
    return wrapped;
  }
}
