/// Shards of a study on Apache Spark. The only place that knows Spark, which is not part of the
/// program but beside it.
@NullMarked
package loggia.bulk;

import org.jspecify.annotations.NullMarked;
