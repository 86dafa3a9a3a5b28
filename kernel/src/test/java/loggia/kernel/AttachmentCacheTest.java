package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AttachmentCacheTest {
  private record Box(String text) {}

  private static Attachment file(String text) {
    return new Attachment("box.json", text);
  }

  private static Box read(Attachment file) {
    if (file.text().isEmpty()) {
      throw new Refusal(new Reasons.BadFile("box", "it is empty"));
    }
    return new Box(file.text());
  }

  private final AttachmentCache<Box> cache = new AttachmentCache<>(AttachmentCacheTest::read);

  @Test
  void games_with_the_same_file_share_what_it_holds() {
    Box first = cache.of(file("bells"));
    assertSame(first, cache.of(new Attachment("other-name.json", "bells")));
    assertEquals(new Box("bells"), first);
  }

  @Test
  void of_a_hundred_thousand_files_only_the_last_few_are_held() {
    var held = new ArrayList<WeakReference<Box>>();
    for (int i = 0; i < 100_000; i++) {
      held.add(new WeakReference<>(cache.of(file("box " + i))));
    }
    for (int tries = 0; alive(held) > AttachmentCache.MOST && tries < 20; tries++) {
      System.gc();
    }
    assertTrue(alive(held) <= AttachmentCache.MOST, () -> alive(held) + " boxes are held");
  }

  private static long alive(List<WeakReference<Box>> held) {
    return held.stream().filter(reference -> reference.get() != null).count();
  }

  @Test
  void what_is_in_use_stays_while_others_come_and_go() {
    Box first = cache.of(file("bells"));
    for (int i = 0; i < 10 * AttachmentCache.MOST; i++) {
      cache.of(file("box " + i));
      assertSame(first, cache.of(file("bells")));
    }
  }

  @Test
  void a_file_that_was_dropped_is_read_again() {
    Box first = cache.of(file("bells"));
    for (int i = 0; i < AttachmentCache.MOST; i++) {
      cache.of(file("box " + i));
    }
    assertNotSame(first, cache.of(file("bells")));
    assertEquals(first, cache.of(file("bells")));
  }

  @Test
  void a_refused_file_is_refused_each_time_and_drives_nothing_out() {
    Box first = cache.of(file("bells"));
    for (int i = 0; i < 10 * AttachmentCache.MOST; i++) {
      assertThrows(Refusal.class, () -> cache.of(file("")));
    }
    assertSame(first, cache.of(file("bells")));
  }

  @Test
  void a_position_finds_its_file_by_hash_among_those_given() {
    Attachment bells = file("bells");
    assertEquals(
        Optional.of(new Box("bells")), cache.find(bells.hash(), List.of(file("box"), bells)));
    assertEquals(Optional.empty(), cache.find(bells.hash(), List.of()));
  }
}
