/// Real processes, as somebody who hosts Loggia starts them: killed, doubled and started again.
@NullMarked
package loggia.app.process;

import org.jspecify.annotations.NullMarked;
