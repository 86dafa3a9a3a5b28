/// Scripted people at many tables at once, for our server and for its peer.
@NullMarked
package loggia.bench.load;

import org.jspecify.annotations.NullMarked;
