/// Games driven from outside, many at once, for those who learn from them: see
/// `docs/environment.md`.
@NullMarked
package loggia.bots.environment;

import org.jspecify.annotations.NullMarked;
