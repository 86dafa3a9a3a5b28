/// What is done millions of times a second, measured one by one with JMH.
@NullMarked
package loggia.bench.micro;

import org.jspecify.annotations.NullMarked;
