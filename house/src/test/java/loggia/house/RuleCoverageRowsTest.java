package loggia.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RuleCoverageRowsTest {
  @Test
  void a_rule_without_a_test_is_named() {
    var coverage = RuleCoverage.of("xii-century", "XII-1\tA.is_so\nXII-2\t\n");
    assertEquals(List.of("XII-2"), coverage.unproved());
  }

  @Test
  void rules_are_listed_in_the_order_of_their_numbers() {
    String page = RuleCoverage.page(List.of(RuleCoverage.of("g", "XII-53\tA.b\nXII-9\tA.c_d\n")));
    assertTrue(page.endsWith("| XII-9 | A.c d |\n| XII-53 | A.b |\n"), page);
  }

  @Test
  void a_line_that_cannot_be_read_is_shown() {
    var error = assertThrows(IllegalArgumentException.class, () -> RuleCoverage.of("g", "XII-1"));
    assertTrue(String.valueOf(error).endsWith("not: XII-1"), error::toString);
  }
}
