package loggia.bots.series;

import loggia.kernel.Setup;

/// One of the ways in which every deal of a series is played.
///
/// @param setup its seed is the one that all deals are split from
public record Variant(String name, Setup setup) {}
