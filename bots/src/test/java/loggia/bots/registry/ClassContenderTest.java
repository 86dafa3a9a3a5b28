package loggia.bots.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import loggia.bots.Bot;
import loggia.bots.BotFailure;
import loggia.bots.Question;
import loggia.bots.chests.Chests;
import loggia.bots.series.Series;
import loggia.bots.series.SeriesRun;
import loggia.bots.series.VariantCounts;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.api.Test;

class ClassContenderTest {
  /// Always the last of its moves.
  public static final class Last implements Bot {
    @Override
    public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
      return question.moves().get(question.moves().size() - 1);
    }
  }

  /// Has a seed, and a mistake.
  public static final class Mistaken implements Bot {
    private final long seed;

    public Mistaken(long seed) {
      this.seed = seed;
    }

    @Override
    public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
      throw new IllegalStateException("seeded " + (seed != 0));
    }
  }

  public static final class Unmakeable implements Bot {
    public Unmakeable() {
      throw new IllegalStateException("no file");
    }

    @Override
    public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
      return question.moves().get(0);
    }
  }

  private static VariantCounts play(Class<?> bot) {
    var contenders = List.of(Bots.parse(bot.getName()), Bots.parse("random"));
    var series = Series.of(Chests.GAME, Setup.of(Chests.GAME.manual(), 2, 3), contenders, 4);
    return SeriesRun.whole(series).play(1).variants().getFirst();
  }

  @Test
  void a_class_on_the_class_path_plays() {
    VariantCounts counts = play(Last.class);
    assertEquals(4, counts.games());
    assertEquals(5, counts.seats().getFirst().scores().mean());
  }

  @Test
  void a_class_that_throws_has_failed_and_it_is_said_why() {
    assertEquals(
        Map.of("failed: java.lang.IllegalStateException: seeded true", 4L),
        play(Mistaken.class).seats().getFirst().failures());
  }

  @Test
  void a_class_that_cannot_be_made_is_no_bot() {
    var contender = Bots.parse(Unmakeable.class.getName());
    var error = assertThrows(BotFailure.class, contender::prepare);
    assertTrue(error.reason().contains("no file"), error.reason());
  }

  @Test
  void what_is_no_bot_is_told_from_what_is_not_there() {
    wrong("com.example.MyBot", "there is no such class on the class path");
    wrong("java.lang.String", "the class does not implement loggia.bots.Bot");
    wrong("loggia.bots.SearchBot", "no public constructor that takes a long, or nothing");
  }

  private static void wrong(String name, String why) {
    var error = assertThrows(IllegalArgumentException.class, () -> Bots.parse(name));
    assertTrue(String.valueOf(error.getMessage()).contains(why), error.toString());
  }
}
