package loggia.bulk;

import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import loggia.bots.series.ShardTask;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/// One job of Spark, with a task for each shard. What is sent where, tried again or put off is
/// Spark's affair.
final class SparkJob {
  /// The place that stands for the one that `spark-submit` was told.
  private static final String SUBMITTED = "spark";

  private static final String LOOPBACK = "127.0.0.1";

  /// Held, for a logger that nobody holds forgets its level.
  private static final Logger LOG = Logger.getLogger("org.apache");

  private SparkJob() {}

  static void run(String place, List<byte[]> shards, Consumer<byte[]> played) {
    LOG.setLevel(Level.OFF);
    try (var spark = new JavaSparkContext(settings(place))) {
      play(spark, shards, played);
    } catch (Exception e) { // Scala does not declare what it throws
      if (!(e instanceof InterruptedException)) {
        throw new IllegalStateException("Spark gave up: " + firstLine(e), e);
      }
      Thread.currentThread().interrupt();
    }
  }

  private static void play(JavaSparkContext spark, List<byte[]> shards, Consumer<byte[]> played) {
    JavaRDD<byte[]> results = spark.parallelize(shards, shards.size()).map(ShardTask::play);
    Function1<Iterator<byte[]>, byte[]> only =
        (Function1<Iterator<byte[]>, byte[]> & Serializable) Iterator::next;
    Function2<Object, byte[], BoxedUnit> arrived =
        (_, result) -> {
          played.accept(result);
          return BoxedUnit.UNIT;
        };
    ClassTag<byte[]> bytes = ClassTag$.MODULE$.apply(byte[].class);
    spark.sc().runJob(results.rdd(), only, arrived, bytes);
  }

  private static SparkConf settings(String place) {
    var settings = new SparkConf().setAppName("Loggia");
    settings.setIfMissing("spark.ui.enabled", "false");
    if (place.equals(SUBMITTED)) {
      return settings;
    }
    settings.setMaster(place);
    if (place.startsWith("local") || place.contains("//" + LOOPBACK + ":")) {
      settings.setIfMissing("spark.driver.host", LOOPBACK);
      settings.setIfMissing("spark.driver.bindAddress", LOOPBACK);
    }
    if (!place.startsWith("local")) {
      settings.setJars(JavaSparkContext.jarOfClass(SparkJob.class));
    }
    return settings;
  }

  private static String firstLine(Exception error) {
    return String.valueOf(error.getMessage()).lines().findFirst().orElse("");
  }
}
