package loggia.bots.registry;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.regex.Pattern;
import loggia.bots.Bot;
import loggia.bots.BotFailure;
import loggia.bots.Contender;
import loggia.bots.Question;
import loggia.kernel.Move;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// A bot of somebody's own, by the name of its class, on the class path. It has a public
/// constructor that takes a `long`, the seed, or nothing.
final class ClassContender implements Contender {
  private static final Pattern NAME = Pattern.compile("[\\w$]+(\\.[\\w$]+)+");

  private static final List<List<Class<?>>> SHAPES = List.of(List.of(long.class), List.of());

  private final Constructor<?> constructor;

  private ClassContender(Constructor<?> constructor) {
    this.constructor = constructor;
  }

  static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  /// Looks where the thread looks for classes ([Thread#getContextClassLoader]).
  ///
  /// @throws IllegalArgumentException when there is no such bot
  static ClassContender find(String name) {
    Class<?> type;
    try {
      type = Class.forName(name, true, Thread.currentThread().getContextClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      throw wrong(name, "there is no such class on the class path", e);
    }
    if (!Bot.class.isAssignableFrom(type)) {
      throw wrong(name, "the class does not implement " + Bot.class.getName(), null);
    }
    for (Constructor<?> constructor : type.getConstructors()) {
      if (SHAPES.contains(List.of(constructor.getParameterTypes()))) {
        return new ClassContender(constructor);
      }
    }
    throw wrong(name, "the class has no public constructor that takes a long, or nothing", null);
  }

  private static IllegalArgumentException wrong(
      String name, String what, @Nullable Throwable cause) {
    return new IllegalArgumentException("bot '" + name + "': " + what, cause);
  }

  @Override
  public String label() {
    return constructor.getDeclaringClass().getName();
  }

  @Override
  public void prepare() {
    make(0).close();
  }

  @Override
  public Bot sit(long seed) {
    return new Guarded(label(), make(seed));
  }

  private Bot make(long seed) {
    try {
      return (Bot)
          (constructor.getParameterCount() == 1
              ? constructor.newInstance(seed)
              : constructor.newInstance());
    } catch (InvocationTargetException e) {
      throw new BotFailure(label(), "cannot be made: " + e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new BotFailure(label(), "cannot be made: " + e.getMessage());
    }
  }

  /// A bot whose mistakes are its own failures, not the program's.
  private static final class Guarded extends ForwardingBot {
    private final String label;

    private Guarded(String label, Bot bot) {
      super(bot);
      this.label = label;
    }

    @Override
    public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
      M move;
      try {
        move = super.choose(question);
      } catch (RuntimeException e) {
        throw new BotFailure(label, "failed: " + e);
      }
      if (move == null || !question.moves().contains(move)) {
        String text = move == null ? "null" : "'" + move.text() + "'";
        throw new BotFailure(label, "answered " + text + ", which is not among its moves");
      }
      return move;
    }
  }
}
