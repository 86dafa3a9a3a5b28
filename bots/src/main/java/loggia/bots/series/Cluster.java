package loggia.bots.series;

import java.util.List;
import java.util.function.Consumer;

/// Where shards are played when that is not in this process alone. Found with `ServiceLoader`.
public interface Cluster {
  /// Has every shard played by [ShardTask#play], anywhere and in any order. Ends early when the
  /// thread is interrupted.
  ///
  /// @param place the cluster, as its own people name it
  /// @param shards what the task takes
  /// @param played is given what the task gave, one after the other
  /// @throws IllegalStateException in one line that says why they cannot be played there
  void play(String place, List<byte[]> shards, Consumer<byte[]> played);
}
