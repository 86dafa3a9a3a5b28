/// Many deals played by the same bots and counted in whole numbers: the same sums however many
/// threads, shards or sittings they were played in.
@NullMarked
package loggia.bots.series;

import org.jspecify.annotations.NullMarked;
