/// The contract between games and everything else: what a game is, what a state answers, how a
/// match is recorded. Depends on nothing but the JDK.
///
/// Start with [loggia.kernel.Game] and [loggia.kernel.State]; [loggia.kernel.Match] and
/// [loggia.kernel.GameRecord] are what save, resume, replay and undo are made of.
@NullMarked
package loggia.kernel;

import org.jspecify.annotations.NullMarked;
