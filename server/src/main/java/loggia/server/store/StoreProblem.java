package loggia.server.store;

import java.sql.SQLException;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import org.sqlite.SQLiteException;

/// Why a store does not work, in one word for whoever watches over the server.
public enum StoreProblem {
  DISK_FULL,
  DATABASE_DAMAGED,
  DATABASE_READ_ONLY,
  DATABASE_MISSING,
  DATABASE_UNREACHABLE,
  DATABASE_NOT_ANSWERING,
  DATABASE_TROUBLE;

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// What this failure comes from, as far as its causes tell.
  public static StoreProblem of(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      StoreProblem found =
          switch (cause) {
            case SQLiteException e -> ofSqlite(e);
            case TimeoutException _ -> DATABASE_NOT_ANSWERING;
            case SQLException e -> ofState(String.valueOf(e.getSQLState()));
            default -> DATABASE_TROUBLE;
          };
      if (found != DATABASE_TROUBLE) {
        return found;
      }
    }
    return DATABASE_TROUBLE;
  }

  private static StoreProblem ofSqlite(SQLiteException e) {
    // The lower byte is the kind, the upper ones say more about it.
    return switch (e.getResultCode().code & 0xff) {
      case 13 -> DISK_FULL;
      case 11, 26 -> DATABASE_DAMAGED;
      case 8, 3 -> DATABASE_READ_ONLY;
      case 14 -> DATABASE_MISSING;
      case 5, 6 -> DATABASE_NOT_ANSWERING;
      default -> DATABASE_TROUBLE;
    };
  }

  /// Classes and codes of the SQL standard and of PostgreSQL.
  private static StoreProblem ofState(String state) {
    if (state.equals("53100")) {
      return DISK_FULL;
    }
    if (state.equals("25006")) {
      return DATABASE_READ_ONLY;
    }
    if (state.startsWith("XX")) {
      return DATABASE_DAMAGED;
    }
    boolean gone = state.startsWith("08") || state.startsWith("57P") || state.equals("53300");
    return gone ? DATABASE_UNREACHABLE : DATABASE_TROUBLE;
  }
}
