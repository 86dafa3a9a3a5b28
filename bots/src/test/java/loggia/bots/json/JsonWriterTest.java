package loggia.bots.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import loggia.kernel.Event;
import loggia.kernel.Move;
import loggia.kernel.Named;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Texts;
import loggia.kernel.View;
import org.junit.jupiter.api.Test;

class JsonWriterTest {
  public record Shown(List<Part> parts) implements View {
    public record Part(int number, String text, List<String> words) {}

    @Override
    public String draw(Texts texts, Names names) {
      return "";
    }
  }

  public record Small(int number, boolean yes, String text, List<String> words) {}

  public record Large(Small one, List<Small> many, Map<String, Seat> seats, Optional<Seat> who) {}

  public record Empty() {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  public record Sparse(Optional<String> first, int number, Optional<String> last) {}

  public record Wrapping(
      String type,
      @JsonUnwrapped Sparse sparse,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Seat> seat,
      Optional<Seat> none) {}

  public record Whole(@JsonValue Map<String, Integer> shown, int hidden) {}

  public record Thing(String id) implements Named {}

  public record Go(int where) implements Move {
    @Override
    public String text() {
      return "go " + where;
    }
  }

  public record Gone(Seat seat, int where) implements Event {
    @Override
    public String key() {
      return "event.gone";
    }
  }

  private enum Word {
    TWO_PARTS
  }

  private static void isWrittenAsJacksonDoes(Object value) {
    assertEquals(ViewJson.MAPPER.writeValueAsString(value), ViewJson.text(value));
  }

  @Test
  void everything_is_written_as_Jackson_writes_it() {
    var small = new Small(3, true, "plain", List.of("a", "b"));
    var map = new LinkedHashMap<Object, Object>();
    map.put(Seat.TWO, 1L << 40);
    map.put(Word.TWO_PARTS, 0.1);
    map.put(7, Set.of("x"));
    isWrittenAsJacksonDoes(map);
    isWrittenAsJacksonDoes(
        new Large(small, List.of(small, small), Map.of("x", Seat.ONE), Optional.of(Seat.TWO)));
    isWrittenAsJacksonDoes(List.of(new Empty(), new Thing("mill"), Word.TWO_PARTS, new Go(4)));
    isWrittenAsJacksonDoes(List.of(Seats.NONE, Seats.all(3), Seat.ONE, List.of(), Map.of()));
    isWrittenAsJacksonDoes(Arrays.asList(null, "after nothing"));
  }

  @Test
  void annotations_are_followed_as_Jackson_follows_them() {
    var full = new Sparse(Optional.of("a"), 1, Optional.of("b"));
    var bare = new Sparse(Optional.empty(), 2, Optional.empty());
    isWrittenAsJacksonDoes(List.of(full, bare, new Whole(Map.of("x", 3), 4)));
    isWrittenAsJacksonDoes(new Wrapping("w", full, Optional.of(Seat.TWO), Optional.empty()));
    isWrittenAsJacksonDoes(new Wrapping("w", bare, Optional.empty(), Optional.of(Seat.ONE)));
  }

  @Test
  void numbers_are_written_as_Jackson_writes_them() {
    var numbers = new ArrayList<Object>(List.of(Integer.MIN_VALUE, Integer.MAX_VALUE, -1, 0));
    for (int number = 1; number < 100_000_000; number *= 10) {
      numbers.addAll(List.of(number, number - 1, -number));
    }
    isWrittenAsJacksonDoes(numbers);
    isWrittenAsJacksonDoes(
        new float[] {0, -0f, 1, -1, 0.25f, 1 / 3f, 1e-9f, 3e10f, Float.MAX_VALUE});
  }

  @Test
  void texts_with_signs_that_JSON_escapes_or_that_are_no_ASCII_are_whole() {
    for (String text :
        List.of("", "\"", "back\\slash", "tab\t", "line\nend", "città", "\u007f", "😀", "\u2028")) {
      isWrittenAsJacksonDoes(List.of(text, new Small(1, false, text, List.of(text)), "after"));
    }
  }

  @Test
  void what_was_written_before_is_written_the_same_again() {
    for (int i = 0; i < 3; i++) {
      isWrittenAsJacksonDoes(List.of(new Small(i, false, "x", List.of()), new Go(i)));
      isWrittenAsJacksonDoes(List.of(new Small(1, false, "x", List.of()), new Go(1)));
      isWrittenAsJacksonDoes(
          new Shown(
              List.of(new Shown.Part(1, "x", List.of("y")), new Shown.Part(i, "x", List.of("y")))));
    }
  }

  @Test
  void a_list_of_what_was_written_once_or_is_written_anew_is_a_list_like_any_other() {
    var once = new Small(1, true, "città", List.of("a"));
    var anew = new Small(2, false, "plain", List.of());
    List<Small> list = Written.list(List.of(Written.once(once), Written.anew(anew)));
    assertEquals(List.of(once, anew), list);
    isWrittenAsJacksonDoes(list);
    isWrittenAsJacksonDoes(Written.list(List.of()));
    isWrittenAsJacksonDoes(Map.of("list", list));
  }

  @Test
  void an_event_begins_with_its_word() {
    assertEquals(
        "[{\"event\":\"gone\",\"seat\":2,\"where\":5}]",
        ViewJson.text(List.of(new Gone(Seat.TWO, 5))));
  }

  @Test
  void a_line_longer_than_usual_is_whole() {
    var words = new ArrayList<String>();
    for (int i = 0; i < 20_000; i++) {
      words.add("word" + i);
    }
    isWrittenAsJacksonDoes(words);
  }
}
