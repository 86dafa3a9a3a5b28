package loggia.server.table;

import java.util.List;
import java.util.Map;
import loggia.kernel.Attachment;

/// What was agreed when the table was opened, and never changes.
///
/// @param rules the version of the rules it is played under to the end
/// @param seed secret until the game is over
/// @param salt keeps the published hash of the seed from being guessed
/// @param advice whether one person among bots may ask what a master would do
/// @param delay seconds by which spectators are behind
/// @param study imported, branched or with a seed that somebody chose: never counts for ratings
public record TableSettings(
    String game,
    int rules,
    Map<String, String> options,
    List<Attachment> files,
    long seed,
    String salt,
    boolean open,
    Pace pace,
    boolean chat,
    boolean spectators,
    boolean advice,
    int delay,
    boolean study) {}
