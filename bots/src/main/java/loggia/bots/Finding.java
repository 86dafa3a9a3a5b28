package loggia.bots;

/// What a search has found out about a move.
///
/// @param tries how often it was tried
/// @param gain by how much that went better than all tries of all moves; 0: it was never tried
public record Finding(int tries, double gain) {}
