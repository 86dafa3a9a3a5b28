/// The laws, each in a class of its own.
@NullMarked
package loggia.testkit.laws;

import org.jspecify.annotations.NullMarked;
