package loggia.server.common;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets a thread give way to all others, so that those who think never keep those waiting who play.
/// Linux passes over Java's priorities; what it minds is how nice a thread is.
public final class LowPriority {
  private static final Logger LOG = LoggerFactory.getLogger(LowPriority.class);
  private static final int NICE = 10;

  private static final Optional<MethodHandle> SET_PRIORITY = find();

  private LowPriority() {}

  /// Elsewhere the same call would mean the whole process.
  @SuppressWarnings("restricted")
  private static Optional<MethodHandle> find() {
    if (!System.getProperty("os.name").equals("Linux")) {
      return Optional.empty();
    }
    var linker = Linker.nativeLinker();
    var shape =
        FunctionDescriptor.of(
            ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
    return linker
        .defaultLookup()
        .find("setpriority")
        .map(address -> linker.downcallHandle(address, shape));
  }

  /// The thread that calls this gives way from now on, for good.
  @SuppressWarnings("ThreadPriorityCheck")
  public static void take() {
    Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
    SET_PRIORITY.ifPresent(
        call -> {
          try {
            int _ = (int) call.invokeExact(0, 0, NICE);
          } catch (Throwable e) {
            LOG.atInfo().log("a thread keeps its priority: {}", e.getMessage());
          }
        });
  }
}
