package loggia.games.ironcentury;

import java.util.List;
import loggia.kernel.Event;
import loggia.kernel.Seat;

/// What the log tells.
public sealed interface Events extends Event {
  private static List<Use> use(Seat seat, Card tool) {
    var kind = Layout.isObject(tool.index) ? Card.Kind.OBJECT : Card.Kind.SPECIAL;
    return List.of(new Use(seat, kind.id(), tool.id()));
  }

  record Picked(Seat seat, Card protagonist) implements Events {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "protagonist", protagonist.id()));
    }
  }

  record Dealt(int cards) implements Events {}

  record TurnBegan(Seat seat, int turn) implements Events {}

  record TurnEnded(Seat seat) implements Events {}

  record Discarded(Seat seat, Card card) implements Events {}

  record Drew(Seat seat, int cards) implements Events {}

  record DrewCards(Seat seat, List<Card> cards) implements Events {}

  record RanOut() implements Events {}

  record Reshuffled(int cards) implements Events {}

  record Put(Seat seat, Card card) implements Events {}

  record Gave(Seat seat, Card card, Seat partner) implements Events {}

  record Attached(Seat seat, Card object, Card bearer, Seat city) implements Events {}

  record Attacked(Seat seat, Culture attackers, Card adversary, Seat city) implements Events {
    @Override
    public List<Use> uses() {
      return List.of(new Use(seat, "attack", "attack"));
    }
  }

  record Used(Seat seat, Card card) implements Events {
    @Override
    public List<Use> uses() {
      return use(seat, card);
    }
  }

  record UsedOn(Seat seat, Card card, Card target) implements Events {
    @Override
    public List<Use> uses() {
      return use(seat, card);
    }
  }

  record UsedAgainst(Seat seat, Card card, Seat opponent) implements Events {
    @Override
    public List<Use> uses() {
      return use(seat, card);
    }
  }

  record UsedToAttack(Seat seat, Card card, Culture attackers, Card adversary) implements Events {
    @Override
    public List<Use> uses() {
      return use(seat, card);
    }
  }

  record Cancelled(Seat seat, Card card, Card cancelled) implements Events {}

  record Failed(Seat seat, Card card) implements Events {}

  record Lost(Seat seat, Card card) implements Events {}

  record TakenIntoHand(Seat city, Card card, Seat seat) implements Events {}

  record Recovered(Seat seat, Card card) implements Events {}

  record Rescued(Seat seat, Card card) implements Events {}

  record FoundRefuge(Seat seat) implements Events {}

  record Stole(Seat seat, Seat from, Card card) implements Events {}

  record StoleUnseen(Seat seat, Seat from) implements Events {}

  record Spied(Seat seat, Seat seen) implements Events {}

  record SawHand(Seat seat, Seat seen, List<Card> cards) implements Events {}

  record Struck(Seat seat, Seat from, Card card) implements Events {}

  record Peeked(Seat seat, int cards) implements Events {}

  record SawDeck(Seat seat, List<Card> cards) implements Events {}

  record Kept(Seat seat) implements Events {}

  record KeptCard(Seat seat, Card card) implements Events {}

  record WonByCultures(Seat seat) implements Events {}

  record PairWon(Seat seat, Seat partner) implements Events {}

  record EndedByRunOut() implements Events {}
}
