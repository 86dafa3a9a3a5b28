@NullMarked
package loggia.testkit;

import org.jspecify.annotations.NullMarked;
