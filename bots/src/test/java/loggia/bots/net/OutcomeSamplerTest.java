package loggia.bots.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import loggia.bots.NumberedGame;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.sample.Campanile;
import org.junit.jupiter.api.Test;

class OutcomeSamplerTest {
  private static final int SEATS = 3;

  @Test
  void a_moment_is_learned_as_every_seat_saw_it() {
    var game = new Campanile();
    var setup = Setup.of(game.manual(), SEATS, 5);
    var numbered = NumberedGame.of(game, setup);
    var net = Net.unlearned(new Net.Shape(numbered.size(), 4, 4, SEATS), 7);
    var sampler = new OutcomeSampler<>(numbered, SEATS, net);
    var random = new SplittableRandom(6);
    var state = game.begin(setup);
    while (!state.over()) {
      sampler.look(state, random);
      Seat seat = state.awaited().first();
      state = state.advance(seat, state.moves(seat).get(0));
    }
    List<Sample> samples = sampler.samples(state);
    assertEquals(0, samples.size() % SEATS);
    double[] end = state.outlook();
    for (int seat = 0; seat < SEATS; seat++) {
      float[] target = samples.get(SEATS - 1 - seat).target();
      for (int from = 0; from < SEATS; from++) {
        assertEquals(end[(seat + from) % SEATS], target[from], 1e-6, "seat " + seat);
      }
    }
  }
}
