/// What every other package of the server may use and that uses none of them: settings, faults and
/// their texts, metrics.
@NullMarked
package loggia.server.common;

import org.jspecify.annotations.NullMarked;
