package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Event;
import loggia.kernel.Seat;

/// What the log tells.
public sealed interface CoiEvent extends Event {
  private static List<Use> use(Seat seat, String kind, String id) {
    return List.of(new Use(seat, kind, id));
  }

  private static List<Use> cards(Seat seat, List<Card> cards) {
    var uses = new ArrayList<Use>();
    cards.forEach(card -> uses.add(new Use(seat, "card", card.id())));
    return uses;
  }

  record NationTaken(Seat seat, Nation nation) implements CoiEvent {
    @Override
    public List<Use> uses() {
      return use(seat, "nation", nation.id());
    }
  }

  record BidMade(Seat seat, int space, int coins) implements CoiEvent {}

  record BidKept(Seat seat) implements CoiEvent {}

  record TurnOrder(List<Seat> seats) implements CoiEvent {}

  record Taxed(Seat seat) implements CoiEvent {}

  record ScienceBought(Seat seat, int coins) implements CoiEvent {}

  record Drew(Seat seat, int cards, CardKind cardKind) implements CoiEvent {}

  /// For the seat that drew.
  record DrewCards(Seat seat, List<Card> cards) implements CoiEvent {}

  record Built(Seat seat, Building building, City city, int coins, int science)
      implements CoiEvent {
    @Override
    public List<Use> uses() {
      return use(seat, "building", building.id());
    }
  }

  record Razed(Seat seat, Building building, City city) implements CoiEvent {}

  record BuildingStored(Seat seat, Building building) implements CoiEvent {}

  record CardPlayed(Seat seat, Card card, List<Card> paying, int coins) implements CoiEvent {
    @Override
    public List<Use> uses() {
      var uses = new ArrayList<>(cards(seat, paying));
      uses.add(new Use(seat, "card", card.id()));
      return uses;
    }
  }

  record ScienceGained(Seat seat, int science) implements CoiEvent {}

  record CoinsGained(Seat seat, int coins) implements CoiEvent {}

  record Settled(Seat seat, Land land, City city) implements CoiEvent {
    @Override
    public List<Use> uses() {
      return use(seat, "land", land.id());
    }
  }

  record DistrictPlaced(Seat seat, City token, City city) implements CoiEvent {}

  record Robbed(Seat seat, Seat victim, int coins) implements CoiEvent {}

  record Shifted(Seat seat, Building building, City from, City city) implements CoiEvent {}

  record Attacked(Seat seat, Town town, List<Card> fighting, List<Card> paying)
      implements CoiEvent {
    @Override
    public List<Use> uses() {
      var uses = new ArrayList<>(cards(seat, fighting));
      uses.addAll(cards(seat, paying));
      return uses;
    }
  }

  record Conquered(Seat seat, Town town, Optional<Seat> loser) implements CoiEvent {
    @Override
    public List<Use> uses() {
      return use(seat, "town", town.id());
    }
  }

  record LeftmostLost(Building building) implements CoiEvent {}

  record Yielded(Seat seat, Good good) implements CoiEvent {}

  record RowSwept(List<Building> buildings) implements CoiEvent {
    public RowSwept {
      buildings = List.copyOf(buildings);
    }
  }

  record RowFilled(List<Building> buildings) implements CoiEvent {
    public RowFilled {
      buildings = List.copyOf(buildings);
    }
  }

  record ScoreCardTurned(ScoreCard card) implements CoiEvent {}

  record Scored(Seat seat, ScoreCard card, int points) implements CoiEvent {}

  record Income(Seat seat, int coins, int science) implements CoiEvent {}

  record Bought(Seat seat, List<Card> cards, int coins, int science) implements CoiEvent {
    @Override
    public List<Use> uses() {
      return CoiEvent.cards(seat, cards);
    }
  }

  record RoundBegun(int round, boolean last) implements CoiEvent {}

  record BonusWon(Seat seat, Bonus bonus, int points) implements CoiEvent {}
}
