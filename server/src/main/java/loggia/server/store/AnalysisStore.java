package loggia.server.store;

import java.util.Optional;

/// What the server remembers of analyses. Each is computed once, by whoever holds its lease.
public interface AnalysisStore {
  /// Asks for an analysis, unless it is there or was asked for already.
  void ask(AnalysisRow row);

  Optional<AnalysisRow> analysis(String table);

  /// How many analyses this person waits for.
  int analysesOf(String person);

  /// How many were asked for earlier and still wait.
  int analysesBefore(AnalysisRow row);

  /// Takes the next analysis that nobody works at: it is the turn of whoever has had none for
  /// longest.
  ///
  /// @param until how long nobody else shall take it
  Optional<AnalysisRow> claim(String worker, long now, long until);

  /// Stores how far an analysis is, and until when it is the worker's.
  ///
  /// @return false when it is no longer the worker's: cancelled, or taken up by another
  boolean advance(AnalysisRow row);

  /// Stores what is known of an analysis.
  ///
  /// @return false when it is no longer the worker's
  boolean keep(AnalysisRow row);

  /// Lets another take up what this worker leaves.
  void release(String worker);

  /// Forgets an analysis that is not done.
  void cancel(String table);
}
