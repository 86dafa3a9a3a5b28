/// What clients may send and what they get: the records of the API, read, checked and described.
@NullMarked
package loggia.server.contract;

import org.jspecify.annotations.NullMarked;
