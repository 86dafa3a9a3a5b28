/// What is done millions of times a second, measured one by one with JMH.
@NullMarked
package loggia.bench.small;

import org.jspecify.annotations.NullMarked;
