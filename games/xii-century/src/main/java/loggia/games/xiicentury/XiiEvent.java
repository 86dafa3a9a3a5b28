package loggia.games.xiicentury;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Event;
import loggia.kernel.Seat;

/// What the log tells.
public sealed interface XiiEvent extends Event {
  record RoundBegins(int round, Seat first) implements XiiEvent {}

  record Assigned(Seat seat, GlobalEvent event, int round) implements XiiEvent {}

  record Struck(GlobalEvent event) implements XiiEvent {}

  /// An event took so much of an asset.
  record Lost(Seat seat, int amount, Asset asset, int left) implements XiiEvent {}

  record Raided(Seat seat, int pow, int rolled, int needed, boolean held) implements XiiEvent {}

  record SharedDice(Seat seat, int one, int other) implements XiiEvent {}

  record Turned(Seat seat, int value) implements XiiEvent {}

  record Rolled(Seat seat, int one, int other) implements XiiEvent {}

  record DieChanged(Seat seat, Feature by, int from, int to, boolean shared) implements XiiEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "perk-use", by.id()));
    }
  }

  record WasSplit(Seat seat, int die, int first, int second) implements XiiEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "perk-use", Feature.WITCH.id()));
    }
  }

  /// @param wasted what the die counts for beyond the gain, if anything
  record Increased(Seat seat, int die, Asset asset, int gain, Optional<Integer> wasted)
      implements XiiEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "asset", asset.id()));
    }
  }

  record Attracted(Seat seat, int die, Feature person) implements XiiEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, person.kind().id(), person.id()));
    }
  }

  record Built(Seat seat, int die, Feature infrastructure) implements XiiEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, infrastructure.kind().id(), infrastructure.id()));
    }
  }

  record PerkChosen(Seat seat, Feature feature, Perk perk) implements XiiEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "perk", feature.id() + "-" + perk.id()));
    }
  }

  record Influenced(Seat seat, int die, Location location) implements XiiEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "location", location.id()));
    }
  }

  record Saved(Seat seat, int die) implements XiiEvent {}

  record Fed(Seat seat, int food) implements XiiEvent {}

  record Starved(Seat seat, int food, int lost, int left) implements XiiEvent {}

  record Traded(Seat seat, int amount, Asset given, Asset taken) implements XiiEvent {}

  record Supported(Seat seat, int pow, int rolled) implements XiiEvent {}

  record NobodySupported() implements XiiEvent {}

  record Honoured(Seat seat, int reputation) implements XiiEvent {}

  record Harvested(Seat seat, int food, int supply) implements XiiEvent {}

  record BonusTaken(Seat seat, Location location, int amount, Asset asset) implements XiiEvent {}

  record CenturyEnds() implements XiiEvent {}
}
