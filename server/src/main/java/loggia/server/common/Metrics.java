package loggia.server.common;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/// What is counted, in the text form Prometheus reads.
public final class Metrics {
  public final LongAdder decisions = new LongAdder();
  public final LongAdder conflicts = new LongAdder();
  public final LongAdder refusals = new LongAdder();
  public final LongAdder botFailures = new LongAdder();
  public final LongAdder takeOvers = new LongAdder();
  public final LongAdder slowReaders = new LongAdder();
  public final LongAdder requests = new LongAdder();
  public final LongAdder clientErrors = new LongAdder();
  public final LongAdder serverErrors = new LongAdder();
  public final LongAdder limited = new LongAdder();
  public final LongAdder analyses = new LongAdder();
  public final LongAdder analysisFailures = new LongAdder();
  public final LongAdder advice = new LongAdder();
  public final LongAdder mails = new LongAdder();
  public final LongAdder mailFailures = new LongAdder();
  public final LongAdder hooks = new LongAdder();
  public final LongAdder hookFailures = new LongAdder();
  public final LongAdder resets = new LongAdder();
  public final LongAdder deletions = new LongAdder();
  public final AtomicInteger connections = new AtomicInteger();
  private volatile LongSupplier tables = () -> 0;

  /// Where the number of tables in memory is asked for.
  public void countTables(LongSupplier count) {
    tables = count;
  }

  public String text() {
    var text = new StringBuilder();
    counter(text, "decisions_total", "Decisions stored.", decisions);
    counter(text, "conflicts_total", "Decisions whose number was taken.", conflicts);
    counter(text, "refusals_total", "Decisions the rules refused.", refusals);
    counter(text, "bot_failures_total", "Bots that failed or took too long.", botFailures);
    counter(text, "take_overs_total", "Seats a bot took over.", takeOvers);
    counter(text, "slow_readers_total", "Live connections dropped.", slowReaders);
    counter(text, "requests_total", "HTTP requests.", requests);
    counter(text, "client_errors_total", "Requests answered 4xx.", clientErrors);
    counter(text, "server_errors_total", "Requests answered 5xx.", serverErrors);
    counter(text, "limited_total", "Requests refused by a limit.", limited);
    counter(text, "analyses_total", "Finished games analysed.", analyses);
    counter(text, "analysis_failures_total", "Analyses that failed.", analysisFailures);
    counter(text, "advice_total", "Times that advice was given.", advice);
    counter(text, "mails_total", "Mails about turns that were sent.", mails);
    counter(text, "mail_failures_total", "Mails that no server took.", mailFailures);
    counter(text, "hooks_total", "Webhooks that were called.", hooks);
    counter(text, "hook_failures_total", "Webhooks that did not answer well.", hookFailures);
    counter(text, "resets_total", "Links that reset a password, sent by mail.", resets);
    counter(text, "deletions_total", "People who deleted themselves.", deletions);
    gauge(text, "live_connections", "Live connections open.", connections.get());
    gauge(text, "tables_loaded", "Tables in memory.", tables.getAsLong());
    var runtime = Runtime.getRuntime();
    gauge(text, "heap_bytes", "Heap in use.", runtime.totalMemory() - runtime.freeMemory());
    return text.toString();
  }

  private static void counter(StringBuilder text, String name, String help, LongAdder value) {
    line(text, name, help, "counter", value.sum());
  }

  private static void gauge(StringBuilder text, String name, String help, long value) {
    line(text, name, help, "gauge", value);
  }

  private static void line(StringBuilder text, String name, String help, String type, long value) {
    text.append("# HELP loggia_").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE loggia_").append(name).append(' ').append(type).append('\n');
    text.append("loggia_").append(name).append(' ').append(value).append('\n');
  }
}
