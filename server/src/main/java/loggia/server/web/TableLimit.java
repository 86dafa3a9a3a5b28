package loggia.server.web;

import java.util.List;
import java.util.concurrent.TimeUnit;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.Person;
import loggia.server.table.TableSeat;
import loggia.server.table.Tables;

/// How many tables a person may have: those that are not over, and whatever was imported or
/// branched within a day.
final class TableLimit {
  private static final long DAY = TimeUnit.DAYS.toMillis(1);

  private final Tables tables;
  private final int most;
  private final int mostOfBots;

  TableLimit(Tables tables, Config config) {
    this.tables = tables;
    this.most = config.number("limit.tables");
    this.mostOfBots = config.number("limit.bots");
  }

  /// Where only bots play nobody is missed: a person may have few such tables at a time.
  ///
  /// @throws Fault when there is no room for another
  void check(Person person, List<TableSeat> seats) {
    check(person);
    boolean botsAlone = seats.stream().allMatch(seat -> seat.kind() == TableSeat.Kind.BOT);
    if (botsAlone && tables.store().unseatedTablesOf(person.id()) >= mostOfBots) {
      throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooManyBotTables(mostOfBots));
    }
  }

  /// @throws Fault when there is no room for another
  void check(Person person) {
    if (tables.store().tablesOf(person.id(), tables.time() - DAY) >= most) {
      throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooManyTables(most));
    }
  }
}
