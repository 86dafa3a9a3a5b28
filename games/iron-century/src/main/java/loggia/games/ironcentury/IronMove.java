package loggia.games.ironcentury;

import java.util.Optional;
import loggia.kernel.Move;
import loggia.kernel.Named;
import loggia.kernel.Seat;

/// Everything a seat can decide.
public sealed interface IronMove extends Move {

  /// Choose a Protagonist (IC-02).
  record Pick(Card protagonist) implements IronMove {
    @Override
    public String text() {
      return "pick " + protagonist.id();
    }
  }

  /// Part with a card of one's own hand: in the draw step (IC-11), or because of a Levy.
  record Discard(Card card) implements IronMove {
    @Override
    public String text() {
      return "discard " + card.id();
    }
  }

  /// Draw as many as were discarded, and two (IC-11).
  record Draw() implements IronMove {
    @Override
    public String text() {
      return "draw";
    }
  }

  /// Put a Character or a Bastion into one's own City (IC-12).
  record Put(Card card) implements IronMove {
    @Override
    public String text() {
      return "put " + card.id();
    }
  }

  /// Put a Character or a Bastion into the partner's City (IC-60).
  record Give(Card card) implements IronMove {
    @Override
    public String text() {
      return "give " + card.id();
    }
  }

  /// Put an Object into the City of its bearer (IC-31).
  record Attach(Card object, Card bearer) implements IronMove {
    @Override
    public String text() {
      return "attach " + object.id() + " " + bearer.id();
    }
  }

  /// Spend an Attack card (IC-20).
  record Attack(Culture attackers, Card adversary) implements IronMove {
    @Override
    public String text() {
      return "attack " + attackers.id() + " " + adversary.id();
    }
  }

  /// Use a Special or the power of an Object that needs no target (IC-40).
  record Use(Card card) implements IronMove {
    @Override
    public String text() {
      return "use " + card.id();
    }
  }

  /// Use a Special or a power on a card.
  record UseOn(Card card, Card target) implements IronMove {
    @Override
    public String text() {
      return "use " + card.id() + " on " + target.id();
    }
  }

  /// Use a Special or a power on a player.
  record UseAgainst(Card card, Seat opponent) implements IronMove {
    @Override
    public String text() {
      return "use " + card.id() + " against " + opponent.number();
    }
  }

  /// Use a Special or a power that makes an Attack.
  record UseToAttack(Card card, Culture attackers, Card adversary) implements IronMove {
    @Override
    public String text() {
      return "use " + card.id() + " with " + attackers.id() + " on " + adversary.id();
    }
  }

  /// Give up a Character of one's own (Plague).
  record Sacrifice(Card character) implements IronMove {
    @Override
    public String text() {
      return "sacrifice " + character.id();
    }
  }

  /// Discard a card of the hand that a Spy shows.
  record Strike(Card card) implements IronMove {
    @Override
    public String text() {
      return "strike " + card.id();
    }
  }

  /// Keep a card that the Telescope shows.
  record Keep(Card card) implements IronMove {
    @Override
    public String text() {
      return "keep " + card.id();
    }
  }

  /// Give no answer (IC-40), and perhaps none for a while.
  record Pass(Until until) implements IronMove {
    @Override
    public String text() {
      return until == Until.NOW ? "pass" : "pass " + until.id();
    }

    @Override
    public boolean isPass() {
      return true;
    }
  }

  /// Take a standing answer back.
  record AskAgain() implements IronMove {
    @Override
    public String text() {
      return "ask again";
    }
  }

  /// End the turn (IC-13).
  record End() implements IronMove {
    @Override
    public String text() {
      return "end";
    }
  }

  /// How long a pass holds.
  enum Until implements Named {
    NOW,
    THIS_TURN,
    UNTIL_ATTACKED,
    UNTIL_MY_TURN;

    private static final Until[] ALL = values();

    private final String id = Named.idOf(this);

    static Until of(int index) {
      return ALL[index];
    }

    static Optional<Until> find(String id) {
      for (Until until : ALL) {
        if (until.id().equals(id)) {
          return Optional.of(until);
        }
      }
      return Optional.empty();
    }

    @Override
    public String id() {
      return id;
    }
  }
}
