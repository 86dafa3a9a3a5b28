/// Where everything that must outlive the process is kept.
@NullMarked
package loggia.server.store;

import org.jspecify.annotations.NullMarked;
