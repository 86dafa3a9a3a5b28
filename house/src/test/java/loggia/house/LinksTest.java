package loggia.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LinksTest {
  private static final Pattern LINK =
      Pattern.compile("\\]\\(<?([^)\\s>]+)>?(?:\\s+\"[^\"]*\")?\\)|(?:src|href)=\"([^\"]+)\"");
  private static final Pattern ELSEWHERE = Pattern.compile("^[a-z][a-z0-9+.-]*:.*");
  private static final Pattern CODE = Pattern.compile("(?s)```.*?```|`[^`\n]*`");

  @Test
  void every_link_of_the_documentation_leads_somewhere() {
    var broken = new ArrayList<String>();
    House.withEnding(".md").forEach(page -> broken.addAll(brokenLinks(page)));
    assertEquals(List.of(), broken);
  }

  private static List<String> brokenLinks(Path page) {
    var broken = new ArrayList<String>();
    var links = LINK.matcher(CODE.matcher(House.read(page)).replaceAll(""));
    while (links.find()) {
      String link = links.group(1) == null ? links.group(2) : links.group(1);
      if (!ELSEWHERE.matcher(link).matches() && !leadsSomewhere(page, link)) {
        broken.add(House.name(page) + " -> " + link);
      }
    }
    return broken;
  }

  private static boolean leadsSomewhere(Path page, String link) {
    String[] parts = link.split("#", 2);
    Path target =
        parts[0].isEmpty()
            ? page
            : page.resolveSibling(URLDecoder.decode(parts[0], StandardCharsets.UTF_8));
    if (!Files.exists(target)) {
      return false;
    }
    return parts.length == 1
        || !target.toString().endsWith(".md")
        || House.read(target).lines().anyMatch(line -> anchor(line).equals(parts[1]));
  }

  /// The anchor that a heading gets on the page.
  private static String anchor(String line) {
    if (!line.startsWith("#")) {
      return "";
    }
    return line.replaceFirst("^#+\\s*", "")
        .strip()
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}\\s_-]", "")
        .replaceAll("\\s", "-");
  }
}
