package loggia.server.table;

import java.util.List;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;

/// Says what a master would do, to one person among bots who asks. It knows what that seat knows.
/// That somebody was advised stands at the table for good.
public final class Adviser {
  private final BotRunner bots;
  private final LastAddresses addresses;
  private final Metrics metrics;
  private final boolean offered;

  public Adviser(BotRunner bots, LastAddresses addresses, Config config, Metrics metrics) {
    this.bots = bots;
    this.addresses = addresses;
    this.metrics = metrics;
    this.offered = config.flag("coach.advice");
  }

  /// The best choices, the best first.
  ///
  /// @param number what the seat was asked
  /// @throws Fault when nobody is advised here, or something else is asked by now
  public List<BotRunner.Advice> advise(Table table, Seat seat, int number) {
    Snapshot snapshot = table.now();
    if (!snapshot.running()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
    if (!offered || !snapshot.details().advisable()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoAdvice());
    }
    Play play = snapshot.play().orElseThrow();
    if (!play.answers(seat, number)) {
      throw Fault.of(Fault.Code.CONFLICT, new Problem.Outdated(number, play.number()));
    }
    if (play.state().moves(seat).isEmpty()) {
      throw Fault.refused(new Refusal(new Reasons.NotAwaited(seat)), "seat");
    }
    // Others may decide meanwhile: it is still the same question.
    table.advised(seat, play.waiting(seat).open());
    metrics.advice.increment();
    String owner = snapshot.details().owner();
    var asker = new BotQueue.Asker(addresses.of(owner), owner, BotQueue.Urgency.PERSON_WAITS);
    return bots.advise(asker, play.match(), seat);
  }
}
