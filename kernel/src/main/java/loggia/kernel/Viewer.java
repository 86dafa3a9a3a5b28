package loggia.kernel;

/// Whoever looks at a state: a [Seat], or an [Onlooker] without one.
public sealed interface Viewer permits Seat, Onlooker {}
