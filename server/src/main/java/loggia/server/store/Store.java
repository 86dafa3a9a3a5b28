package loggia.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// What the server remembers. Every method that writes returns when the write is durable.
public interface Store
    extends AnalysisStore,
        NoticeStore,
        HookStore,
        PeopleStore,
        TieStore,
        PresenceStore,
        AutoCloseable {
  void add(Person person);

  Optional<Person> person(String id);

  Optional<Person> account(String account);

  /// The person with this id, unless this session of theirs was logged out of.
  Optional<Person> person(String id, String session);

  /// Whether somebody else has an account whose name looks like this one.
  boolean isTaken(String name, String person);

  /// Stores what has changed.
  ///
  /// @return false when the name looks like that of somebody else's account
  boolean save(Person person);

  /// Stores a person whose older sessions are no longer good, and tells the other nodes.
  void logOut(Person person);

  /// Stores a person whose rights have changed, so that older sessions are no longer good, and
  /// tells the other nodes.
  ///
  /// @return false, and nothing is stored, when the name looks like that of somebody else's
  ///   account, or when their rights have changed since they were read
  boolean renew(Person person);

  /// Ends one session of this person, and tells the other nodes.
  void revoke(String session, String person, long at);

  /// Deletes what nobody has come back to since `time`: tables that never began, and guests who sit
  /// at no table.
  void forget(long time);

  /// @param turns whom it waits for from the start
  void open(TableRow table, List<DecisionRow> decisions, Turns turns);

  default void open(TableRow table, List<DecisionRow> decisions) {
    open(table, decisions, Turns.NONE);
  }

  Optional<TableRow> table(String id);

  /// Stores a change of the body. The row carries the version that was read.
  ///
  /// @param turns left out when decisions have come in that the row does not know of
  /// @return false when somebody else was faster
  boolean change(TableRow table, Turns turns);

  default boolean change(TableRow table) {
    return change(table, Turns.NONE);
  }

  List<Listed> list(TableQuery query);

  /// A table of a list.
  ///
  /// @param decisions how many are stored of it
  record Listed(TableRow row, int decisions) {}

  /// How many tables this person has opened or sits at that are not over, and how many they have
  /// imported or branched since `time`.
  int tablesOf(String person, long time);

  /// Every table there is, by id.
  List<String> tables();

  /// Adds the next decision of a table.
  ///
  /// @param ended what it leaves behind, when it ends the game
  /// @param turns whom the table waits for now
  /// @return false when this number is taken
  boolean append(DecisionRow decision, Summary after, Optional<Ended> ended, Turns turns);

  default boolean append(DecisionRow decision, Summary after, Optional<Ended> ended) {
    return append(decision, after, ended, Turns.NONE);
  }

  /// What the end of a game leaves behind.
  ///
  /// @param results their ratings are filled in
  record Ended(List<ResultRow> results, Optional<Rated> rated) {}

  /// A change of ratings.
  ///
  /// @param change gets the ratings before and gives those after, by person
  record Rated(String game, List<String> people, UnaryOperator<Map<String, Integer>> change) {}

  /// How many tables run that this person has opened without a seat of their own.
  int unseatedTablesOf(String person);

  List<DecisionRow> decisions(String table, int from);

  /// The decision that this seat made with this key, at `from` or later.
  Optional<DecisionRow> answered(String table, int seat, String key, int from);

  void say(ChatRow line);

  List<ChatRow> chat(String table, int from);

  /// Tables where the server has something to do since before `time`: begin, play, or stop a clock.
  List<String> due(long time);

  /// When something last happened at any table; 0 when nothing did.
  long newest();

  Statistics statistics(String game);

  /// From now on tells of tables that another node changed, of [#EVERYTHING] when it may have
  /// missed some, and of people who were logged out there or whose sessions changed, each with
  /// [#LOGGED_OUT] or [#RENEWED] before the id, and of [#PRESENCE] when somebody came to a table
  /// there or left it.
  void listen(Consumer<String> changed);

  String EVERYTHING = "*";

  String LOGGED_OUT = "logged-out ";

  String RENEWED = "renewed ";

  String PRESENCE = "presence";

  /// Everything as lines of JSON-ready maps: for backups.
  void dump(Consumer<Map<String, Object>> line);

  /// Takes back what [#dump] wrote, into an empty store.
  void restore(Iterable<Map<String, Object>> lines);

  /// Writes something, and throws when that does not work.
  void check();

  @Override
  void close();
}
