package loggia.games.ironcentury;

import java.util.List;
import loggia.kernel.Event;
import loggia.kernel.Seat;

/// What the log tells.
public sealed interface IronEvent extends Event {
  private static List<Use> use(Seat seat, Card tool) {
    var kind = Layout.isObject(tool.index) ? Card.Kind.OBJECT : Card.Kind.SPECIAL;
    return List.of(new Use(seat, kind.id(), tool.id()));
  }

  record Picked(Seat seat, Card protagonist) implements IronEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "protagonist", protagonist.id()));
    }
  }

  record Dealt(int cards) implements IronEvent {}

  record TurnBegan(Seat seat, int turn) implements IronEvent {}

  record TurnEnded(Seat seat) implements IronEvent {}

  record Discarded(Seat seat, Card card) implements IronEvent {}

  record Drew(Seat seat, int cards) implements IronEvent {}

  record DrewCards(Seat seat, List<Card> cards) implements IronEvent {}

  record RanOut() implements IronEvent {}

  record Reshuffled(int cards) implements IronEvent {}

  record Put(Seat seat, Card card) implements IronEvent {}

  record Gave(Seat seat, Card card, Seat partner) implements IronEvent {}

  record Attached(Seat seat, Card object, Card bearer, Seat city) implements IronEvent {}

  record Attacked(Seat seat, Culture attackers, Card adversary, Seat city) implements IronEvent {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "attack", "attack"));
    }
  }

  record Used(Seat seat, Card card) implements IronEvent {
    @Override
    public List<Use> uses() {
      return use(seat, card);
    }
  }

  record UsedOn(Seat seat, Card card, Card target) implements IronEvent {
    @Override
    public List<Use> uses() {
      return use(seat, card);
    }
  }

  record UsedAgainst(Seat seat, Card card, Seat opponent) implements IronEvent {
    @Override
    public List<Use> uses() {
      return use(seat, card);
    }
  }

  record UsedToAttack(Seat seat, Card card, Culture attackers, Card adversary)
      implements IronEvent {
    @Override
    public List<Use> uses() {
      return use(seat, card);
    }
  }

  record Cancelled(Seat seat, Card card, Card cancelled) implements IronEvent {}

  record Failed(Seat seat, Card card) implements IronEvent {}

  record Lost(Seat seat, Card card) implements IronEvent {}

  record TakenIntoHand(Seat city, Card card, Seat seat) implements IronEvent {}

  record Recovered(Seat seat, Card card) implements IronEvent {}

  record Rescued(Seat seat, Card card) implements IronEvent {}

  record FoundRefuge(Seat seat) implements IronEvent {}

  record Stole(Seat seat, Seat from, Card card) implements IronEvent {}

  record StoleUnseen(Seat seat, Seat from) implements IronEvent {}

  record Spied(Seat seat, Seat seen) implements IronEvent {}

  record SawHand(Seat seat, Seat seen, List<Card> cards) implements IronEvent {}

  record Struck(Seat seat, Seat from, Card card) implements IronEvent {}

  record Peeked(Seat seat, int cards) implements IronEvent {}

  record SawDeck(Seat seat, List<Card> cards) implements IronEvent {}

  record Kept(Seat seat) implements IronEvent {}

  record KeptCard(Seat seat, Card card) implements IronEvent {}

  record WonByCultures(Seat seat) implements IronEvent {}

  record PairWon(Seat seat, Seat partner) implements IronEvent {}

  record EndedByRunOut() implements IronEvent {}
}
