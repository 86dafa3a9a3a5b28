package loggia.bulk;

import java.util.List;
import java.util.function.Consumer;
import loggia.bots.series.Cluster;

/// Apache Spark, where it is beside the program.
public final class Spark implements Cluster {
  @Override
  public void play(String place, List<byte[]> shards, Consumer<byte[]> played) {
    if (!isHere()) {
      throw new IllegalStateException(
          "Apache Spark is not here: ./loggia fetches it when --on asks for it, and spark-submit"
              + " brings it (bulk/README.md)");
    }
    SparkJob.run(place, shards, played);
  }

  private static boolean isHere() {
    try {
      Class.forName("org.apache.spark.SparkContext", false, Spark.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
