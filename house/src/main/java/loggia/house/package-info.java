/// The rules of the house, as tests, and the tools they share with people.
@NullMarked
package loggia.house;

import org.jspecify.annotations.NullMarked;
