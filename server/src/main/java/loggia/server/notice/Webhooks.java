package loggia.server.notice;

import java.io.IOException;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import loggia.kernel.Names;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.common.ServerTexts;
import loggia.server.store.Hook;
import loggia.server.store.Store;
import loggia.server.store.WaitRow;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells webhooks whom tables wait for, each wait once. Some are called at a time, so that one that
/// does not answer keeps none of the others waiting.
public final class Webhooks implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
  private static final long ROUND_SECONDS = 1;
  private static final long LEASE = TimeUnit.MINUTES.toMillis(2);
  private static final int AT_ONCE = 16;

  private final Tables tables;
  private final Store store;
  private final Metrics metrics;
  private final boolean offered;
  private final boolean local;
  private final long after;
  private final HookBody bodies;
  private final RealWaits real;
  private final HookClient client = new HookClient(tls());
  private final String worker = Tokens.id();
  private final Semaphore woken = new Semaphore(0);
  private final Semaphore free = new Semaphore(AT_ONCE);
  private final Thread thread;
  private volatile boolean closed;

  public Webhooks(Tables tables, PushKey key, Config config, Metrics metrics) {
    this.tables = tables;
    this.store = tables.store();
    this.metrics = metrics;
    this.offered = isOffered(config);
    this.local = config.flag("hook.local");
    this.after = TimeUnit.SECONDS.toMillis(config.number("hook.after"));
    this.bodies = new HookBody(store, config.text("origin"), key);
    this.real = new RealWaits(store);
    thread = Thread.ofVirtual().name("loggia-hooks").unstarted(this::run);
  }

  private static SSLContext tls() {
    try {
      return SSLContext.getDefault();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has TLS", e);
    }
  }

  /// Links need to know where we are.
  public static boolean isOffered(Config config) {
    return !config.text("origin").isEmpty();
  }

  public void start() {
    if (offered) {
      thread.start();
    }
  }

  /// Whether something can be encrypted for a browser with these keys.
  public boolean areKeys(String keys) {
    return HookMessage.areKeys(keys);
  }

  /// Looks whether something can be sent to an address, as far as that shows without asking
  /// anybody.
  ///
  /// @param field where the client named it
  /// @throws Fault when nothing can
  public void check(String field, String url) {
    if (!offered) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoHooks());
    }
    try {
      HookAddress.uri(url, local);
    } catch (HookAddress.Refused e) {
      throw Fault.in(field, e.why());
    }
  }

  /// Sends a word to see whether it arrives. Where it does, what failed before is forgiven.
  ///
  /// @return why it does not
  public Optional<String> test(Hook hook) {
    Optional<Failure> failure = send(hook, bodies.test(hook.target()));
    if (failure.isEmpty()) {
      store.recover(hook);
    } else if (failure.get().isGone(hook)) {
      store.removeHook(hook.id());
    }
    return failure.map(Failure::why);
  }

  /// @param why for its owner
  /// @param gone whether it was answered that nobody listens there any more
  private record Failure(String why, boolean gone) {
    /// A browser that is gone never comes back under the same address; what people have given they
    /// are shown instead.
    boolean isGone(Hook hook) {
      return gone && hook.target().kind() == Hook.Kind.PUSH;
    }
  }

  private void run() {
    while (!closed) {
      try {
        free.acquire();
        if (!callNext()) {
          free.release();
          pause();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        closed = true;
      }
    }
  }

  private void pause() throws InterruptedException {
    if (woken.tryAcquire(ROUND_SECONDS, TimeUnit.SECONDS)) {
      woken.drainPermits();
    }
  }

  /// @return whether one is being called, and its place is not free
  private boolean callNext() {
    try {
      long now = tables.time();
      Optional<Hook> next = store.claimHook(worker, now, now - after, now + LEASE);
      next.ifPresent(hook -> Thread.startVirtualThread(() -> call(hook, now)));
      return next.isPresent();
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).log("webhooks interrupted");
      return false;
    }
  }

  private void call(Hook hook, long now) {
    try {
      tell(hook, now);
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).addKeyValue("hook", hook.id()).log("webhook interrupted");
    } finally {
      free.release();
    }
  }

  private void tell(Hook hook, long now) {
    List<WaitRow> waits = real.of(store.untold(hook, now - after));
    if (waits.isEmpty()) {
      store.called(hook, waits);
      return;
    }
    Optional<Failure> failure = send(hook, bodies.waits(hook.target(), waits));
    if (failure.isEmpty()) {
      metrics.hooks.increment();
      store.called(hook.worked(), waits);
    } else {
      metrics.hookFailures.increment();
      fail(hook, hook.failed(now, failure.get().why), failure.get());
    }
  }

  private void fail(Hook hook, Hook failed, Failure failure) {
    boolean lost = failed.isOff() && hook.target().kind() == Hook.Kind.PUSH;
    if (store.called(failed, List.of()) && (lost || failure.isGone(hook))) {
      store.removeHook(hook.id());
    }
  }

  private Optional<Failure> send(Hook hook, HookMessage message) {
    try {
      client.post(HookAddress.of(hook.target().url(), local), message);
      return Optional.empty();
    } catch (HookAddress.Refused e) {
      return Optional.of(new Failure(say(hook, e.why()), false));
    } catch (IOException e) {
      var problem = new Problem.HookFailed(String.valueOf(e.getMessage()));
      boolean gone = e instanceof HookClient.Declined declined && declined.isGone();
      return Optional.of(new Failure(say(hook, problem), gone));
    }
  }

  private static String say(Hook hook, Problem problem) {
    return ServerTexts.in(hook.target().lang()).say(problem, Names.NUMBERS);
  }

  /// Who is being called is called to the end.
  @Override
  public void close() {
    closed = true;
    woken.release();
    try {
      thread.join(TimeUnit.SECONDS.toMillis(HookClient.DEADLINE_SECONDS));
      free.tryAcquire(AT_ONCE, HookClient.DEADLINE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
