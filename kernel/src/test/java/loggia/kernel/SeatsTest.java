package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeatsTest {
  @Test
  void seats_are_counted_from_one_by_people_and_from_nought_in_code() {
    assertEquals(1, Seat.of(0).number());
    assertEquals(7, Seat.EIGHT.index());
  }

  @Test
  void the_next_seat_is_clockwise_at_a_table_of_this_size() {
    assertEquals(Seat.TWO, Seat.ONE.next(3));
    assertEquals(Seat.ONE, Seat.THREE.next(3));
    assertEquals(Seat.ONE, Seat.EIGHT.next(8));
    assertEquals(Seat.ONE, Seat.ONE.next(1));
  }

  @Test
  void equal_sets_are_the_same_object() {
    assertSame(Seats.of(Seat.TWO), Seats.all(2).without(Seat.ONE));
    assertSame(Seats.NONE, Seats.of(Seat.EIGHT).without(Seat.EIGHT));
    assertSame(Seats.ofBits(255), Seats.all(8));
  }

  @Test
  void members_come_in_the_order_of_their_numbers() {
    var seats = Seats.of(Seat.SIX).with(Seat.ONE).with(Seat.THREE);
    var listed = new ArrayList<Seat>();
    seats.forEach(listed::add);
    assertEquals(List.of(Seat.ONE, Seat.THREE, Seat.SIX), listed);
    assertEquals("1 3 6", seats.toString());
    assertEquals(Seat.ONE, seats.first());
    assertEquals(3, seats.size());
  }

  @Test
  void taking_out_who_is_not_in_and_adding_who_is_changes_nothing() {
    var seats = Seats.of(Seat.FOUR);
    assertSame(seats, seats.without(Seat.ONE));
    assertSame(seats, seats.with(Seat.FOUR));
    assertTrue(seats.contains(Seat.FOUR));
    assertFalse(seats.contains(Seat.THREE));
  }

  @Test
  void an_audience_is_asked_by_viewer() {
    assertTrue(Audience.EVERYONE.includes(Onlooker.SPECTATOR));
    assertTrue(Audience.EVERYONE.includes(Seat.EIGHT));
    assertFalse(Audience.only(Seat.TWO).includes(Seat.ONE));
    assertFalse(Audience.only(Seat.TWO).includes(Onlooker.SPECTATOR));
    assertTrue(Audience.only(Seat.TWO).includes(Onlooker.ORACLE));
    assertFalse(Audience.except(Seat.TWO).includes(Seat.TWO));
    assertTrue(Audience.except(Seat.TWO).includes(Onlooker.SPECTATOR));
  }
}
