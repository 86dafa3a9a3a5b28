@NullMarked
package loggia.testkit.sample;

import org.jspecify.annotations.NullMarked;
