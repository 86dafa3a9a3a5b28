package loggia.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;

/// Reads the text of a JSON file. Numbers are whole: no component of a game needs more.
final class JsonReader {
  /// Deeper nesting than this is a mistake or an attack.
  private static final int DEEPEST = 32;

  private final String file;
  private final String text;
  private int at;
  private int line = 1;
  private int depth;

  JsonReader(String file, String text) {
    this.file = file;
    this.text = text;
  }

  Json read() {
    Json root = value("");
    skipSpace();
    if (at < text.length()) {
      throw error("", "nothing may follow the first value");
    }
    return root;
  }

  private Json value(String field) {
    skipSpace();
    var place = new Json.Place(file, line, field);
    if (++depth > DEEPEST) {
      throw error(field, "nested more than " + DEEPEST + " deep");
    }
    char c = peek(field);
    Json value =
        switch (c) {
          case '{' -> object(place);
          case '[' -> list(place);
          case '"' -> new Json.Text(place, string(field));
          case 't' -> new Json.Flag(place, word("true", field));
          case 'f' -> new Json.Flag(place, !word("false", field));
          default -> new Json.Whole(place, number(field));
        };
    depth--;
    return value;
  }

  private Json object(Json.Place place) {
    String field = place.field();
    var fields = new LinkedHashMap<String, Json>();
    take('{', field);
    while (!closes('}', field, fields.isEmpty())) {
      if (peek(field) != '"') {
        throw error(field, "expected the name of a field in double quotes");
      }
      String name = string(field);
      String inner = field.isEmpty() ? name : field + "." + name;
      skipSpace();
      take(':', inner);
      if (fields.putIfAbsent(name, value(inner)) != null) {
        throw error(inner, "this field is there twice");
      }
    }
    return new Json.Fields(place, fields);
  }

  private Json list(Json.Place place) {
    String field = place.field();
    var items = new ArrayList<Json>();
    take('[', field);
    while (!closes(']', field, items.isEmpty())) {
      items.add(value(field + "[" + items.size() + "]"));
    }
    return new Json.Items(place, items);
  }

  /// Passes the closing bracket, or the comma before the next member.
  private boolean closes(char bracket, String field, boolean first) {
    skipSpace();
    if (peek(field) == bracket) {
      at++;
      return true;
    }
    if (!first) {
      take(',', field);
      skipSpace();
    }
    return false;
  }

  private String string(String field) {
    var string = new StringBuilder();
    take('"', field);
    while (true) {
      char c = peek(field);
      at++;
      if (c == '"') {
        return string.toString();
      }
      if (c < ' ') {
        throw error(field, "a text must end on its own line");
      }
      string.append(c == '\\' ? escape(field) : c);
    }
  }

  private char escape(String field) {
    char c = peek(field);
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode(field);
      default -> throw error(field, "unknown escape '\\" + c + "'");
    };
  }

  private char unicode(String field) {
    int end = Math.min(at + 4, text.length());
    String digits = text.substring(at, end);
    if (!digits.matches("[0-9a-fA-F]{4}")) {
      throw error(field, "four hexadecimal digits must follow '\\u'");
    }
    at = end;
    return (char) Integer.parseInt(digits, 16);
  }

  private long number(String field) {
    int start = at;
    while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String digits = text.substring(start, at);
    if (digits.isEmpty()) {
      throw error(field, "expected a value, but found '" + text.charAt(at) + "'");
    }
    if (!digits.matches("-?(0|[1-9][0-9]{0,17})")) {
      throw error(field, "'" + digits + "' is not a whole number");
    }
    return Long.parseLong(digits);
  }

  private boolean word(String word, String field) {
    if (!text.startsWith(word, at)) {
      throw error(field, "expected a value, but found '" + text.charAt(at) + "'");
    }
    at += word.length();
    return true;
  }

  private void take(char wanted, String field) {
    if (peek(field) != wanted) {
      throw error(field, "expected '" + wanted + "', but found '" + text.charAt(at) + "'");
    }
    at++;
  }

  private char peek(String field) {
    if (at >= text.length()) {
      throw error(field, "the file ends too early");
    }
    return text.charAt(at);
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      if (text.charAt(at++) == '\n') {
        line++;
      }
    }
  }

  private JsonError error(String field, String problem) {
    return new JsonError(new Json.Place(file, line, field), problem);
  }
}
