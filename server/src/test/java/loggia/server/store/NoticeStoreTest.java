package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Who waits and who is told, in both kinds of store, whatever ends between two steps.
class NoticeStoreTest extends BothStores {
  private static final long LEASE = 100;
  private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);

  private static void reachable(Store store, String person) {
    store.save(Contact.of(person).asked(person + "@example.org").confirmed());
  }

  private static Optional<Contact> claim(Store store, String worker, long now) {
    return store.claim(worker, now, now - 30, now - 1000, now + LEASE);
  }

  private static boolean mailed(Store store, Contact contact, long now) {
    return store.told(contact.told(now, now), store.waits(contact.person()), List.of());
  }

  @OnBothStores
  void a_wait_stands_and_falls_with_the_decision_that_makes_it(String kind) {
    try (var store = store(kind)) {
      table(store, "t");
      assertTrue(decide(store, "t", 0, "", "ada", 10));
      assertEquals(List.of(WaitRow.of("t", "ada", 10, Summary.NEVER)), store.waits("ada"));
      // Another node was faster: its decision is not stored, and neither is its wait.
      assertFalse(decide(store, "t", 0, "ada", "bob", 11));
      assertEquals(1, store.waits("ada").size());
      assertEquals(List.of(), store.waits("bob"));
      assertTrue(decide(store, "t", 1, "ada", "bob", 12));
      assertEquals(List.of(), store.waits("ada"));
      assertEquals(12, store.waits("bob").getFirst().since());
    }
  }

  @OnBothStores
  void somebody_is_told_once_for_all_tables_and_again_only_after_a_move(String kind) {
    try (var store = store(kind)) {
      reachable(store, "ada");
      table(store, "t");
      table(store, "u");
      decide(store, "t", 0, "", "ada", 10);
      assertTrue(claim(store, "w", 39).isEmpty(), "not yet");
      Contact held = claim(store, "w", 40).orElseThrow();
      assertTrue(mailed(store, held, 40));
      decide(store, "u", 0, "", "ada", 50);
      assertTrue(claim(store, "w", 500).isEmpty(), "has not moved since");
      decide(store, "t", 1, "ada", "bob", 501);
      Contact again = claim(store, "w", 502).orElseThrow();
      assertEquals("u", store.waits(again.person()).getFirst().table());
    }
  }

  @OnBothStores
  void who_was_told_between_a_node_s_look_and_its_claim_is_not_told_again(String kind) {
    try (SqlStore store = store(kind)) {
      reachable(store, "ada");
      table(store, "t");
      decide(store, "t", 0, "", "ada", 10);
      Contact looked = store.contact("ada").orElseThrow();
      assertTrue(mailed(store, claim(store, "one", 40).orElseThrow(), 40));
      boolean taken = store.write(handle -> NoticeSql.take(handle, looked, "two", 140));
      assertFalse(taken);
    }
  }

  @OnBothStores
  void of_two_nodes_one_tells_and_when_it_dies_the_other_does(String kind) {
    try (var store = store(kind)) {
      reachable(store, "ada");
      table(store, "t");
      decide(store, "t", 0, "", "ada", 10);
      Contact dying = claim(store, "one", 40).orElseThrow();
      assertTrue(claim(store, "two", 41).isEmpty());
      Contact heir = claim(store, "two", 40 + LEASE).orElseThrow();
      assertTrue(mailed(store, heir, 141));
      // The first was only slow. What it says no longer counts, and nobody is told a second time.
      assertFalse(mailed(store, dying, 142));
      assertTrue(claim(store, "one", 500).isEmpty());
    }
  }

  /// Between any two steps: the decision is stored; the person is claimed; the letter is out; the
  /// store knows. Whoever comes after finds what is left to do, and never what is done.
  @OnBothStores
  void whatever_ends_between_two_steps_nothing_is_lost_and_what_is_known_is_not_repeated(
      String kind) {
    try (var store = store(kind)) {
      reachable(store, "ada");
      table(store, "t");
      decide(store, "t", 0, "", "ada", 10);
      assertTrue(claim(store, "after the decision", 40).isPresent());
      Contact heir = claim(store, "after the claim", 200).orElseThrow();
      assertEquals(1, store.waits("ada").size());
      assertTrue(mailed(store, heir, 201));
      assertTrue(claim(store, "after the store was told", 900).isEmpty());
    }
  }

  @OnBothStores
  void who_moves_while_being_told_is_told_of_the_next_turn_too(String kind) {
    try (var store = store(kind)) {
      reachable(store, "ada");
      table(store, "t");
      decide(store, "t", 0, "", "ada", 10);
      Contact held = claim(store, "w", 40).orElseThrow();
      List<WaitRow> told = store.waits("ada");
      decide(store, "t", 1, "ada", "bob", 41);
      assertTrue(store.told(held.told(42, 42), told, List.of()));
      decide(store, "t", 2, "bob", "ada", 43);
      assertTrue(claim(store, "w", 80).isPresent());
    }
  }

  @OnBothStores
  void a_clock_is_reminded_of_once(String kind) {
    try (var store = store(kind)) {
      store.save(
          Contact.of("ada")
              .asked("ada@example.org")
              .confirmed()
              .wishing(
                  new Contact.Wishes("en", false, false, 20, 0, 0, java.time.ZoneId.of("UTC"))));
      table(store, "t");
      store.append(
          new DecisionRow("t", 0, 1, "move", "", 10),
          summary(1),
          Optional.empty(),
          new Turns(List.of(WaitRow.of("t", "ada", 10, 100)), List.of(), Optional.empty()));
      assertTrue(claim(store, "w", 79).isEmpty());
      Contact held = claim(store, "w", 80).orElseThrow();
      assertTrue(store.told(held.told(0, 0), List.of(), store.waits("ada")));
      assertTrue(claim(store, "w", 81).isEmpty());
      assertTrue(store.waits("ada").getFirst().reminded());
    }
  }

  @Test
  void letters_that_are_not_taken_are_tried_again_later_and_later_up_to_an_hour() {
    Contact contact = Contact.of("ada");
    var pauses = new ArrayList<Long>();
    for (int i = 0; i < 8; i++) {
      contact = contact.failed(1000);
      pauses.add((contact.told().retry() - 1000) / MINUTE);
    }
    assertEquals(List.of(1L, 2L, 4L, 8L, 16L, 32L, 60L, 60L), pauses);
    assertEquals(MINUTE, contact.told(0, 0).failed(0).told().retry(), "as if it were new");
  }

  @OnBothStores
  void nobody_is_told_without_a_confirmed_address_or_in_vain_again_at_once(String kind) {
    try (var store = store(kind)) {
      store.save(Contact.of("ada").asked("ada@example.org"));
      table(store, "t");
      decide(store, "t", 0, "", "ada", 10);
      assertTrue(claim(store, "w", 40).isEmpty());
      store.save(store.contact("ada").orElseThrow().confirmed());
      Contact held = claim(store, "w", 40).orElseThrow();
      assertTrue(store.told(held.failed(40), List.of(), List.of()));
      assertTrue(claim(store, "w", 40 + MINUTE - 1).isEmpty());
      assertEquals(1, claim(store, "w", 40 + MINUTE).orElseThrow().told().failures());
    }
  }
}
