package loggia.games.cityofiron;

import java.util.List;
import loggia.kernel.Move;
import loggia.kernel.Seat;

/// The moves: small choices, of which a turn is a chain. [MoveTables] holds each of them once.
public sealed interface CoiMove extends Move {
  /// Takes a nation (COI-01).
  record Pick(Nation nation) implements CoiMove {
    @Override
    public String text() {
      return "nation " + nation.id();
    }
  }

  /// Lays a starting pile, its top card first (COI-07).
  record Pile(List<Card> cards) implements CoiMove {
    @Override
    public String text() {
      return "pile " + String.join(" ", cards.stream().map(Card::id).toList());
    }
  }

  /// Puts the cube on a space of the turn order track, counted from 1.
  record Bid(int space) implements CoiMove {
    @Override
    public String text() {
      return "bid " + space;
    }
  }

  /// Leaves the cube where it is (COI-103).
  record Stay() implements CoiMove {
    @Override
    public String text() {
      return "stay";
    }
  }

  record Tax() implements CoiMove {
    @Override
    public String text() {
      return "tax";
    }
  }

  record BuyScience() implements CoiMove {
    @Override
    public String text() {
      return "science";
    }
  }

  record Draw(CardKind pile) implements CoiMove {
    @Override
    public String text() {
      return "draw " + pile.id();
    }
  }

  record Build() implements CoiMove {
    @Override
    public String text() {
      return "build";
    }
  }

  record Store() implements CoiMove {
    @Override
    public String text() {
      return "store";
    }
  }

  record Attack() implements CoiMove {
    @Override
    public String text() {
      return "attack";
    }
  }

  /// Moves a building to another city (COI-100).
  record Shift() implements CoiMove {
    @Override
    public String text() {
      return "shift";
    }
  }

  /// Plays a card for its action.
  record Play(Card card) implements CoiMove {
    @Override
    public String text() {
      return "play " + card.id();
    }
  }

  /// The building in a slot of the row, counted from 1.
  record Take(int slot, Building building) implements CoiMove {
    @Override
    public String text() {
      return "row " + slot + " " + building.id();
    }
  }

  /// A building of the own store.
  record Stored(Building building) implements CoiMove {
    @Override
    public String text() {
      return "stored " + building.id();
    }
  }

  record InCity(City city) implements CoiMove {
    @Override
    public String text() {
      return "city " + city.id();
    }
  }

  /// The building that is destroyed or moved.
  record Which(Building building) implements CoiMove {
    @Override
    public String text() {
      return "which " + building.id();
    }
  }

  record Against(Town town) implements CoiMove {
    @Override
    public String text() {
      return "town " + town.id();
    }
  }

  /// Adds a military card to the attack.
  record Fight(Card card) implements CoiMove {
    @Override
    public String text() {
      return "fight " + card.id();
    }
  }

  /// Adds a card to the payment of symbols.
  record Pay(Card card) implements CoiMove {
    @Override
    public String text() {
      return "pay " + card.id();
    }
  }

  record Settle(Land land) implements CoiMove {
    @Override
    public String text() {
      return "land " + land.id();
    }
  }

  record Token(City token) implements CoiMove {
    @Override
    public String text() {
      return "token " + token.id();
    }
  }

  record Rob(Seat victim) implements CoiMove {
    @Override
    public String text() {
      return "rob " + victim.number();
    }
  }

  /// The card that goes to its discard pile next (COI-43).
  record Bury(Card card) implements CoiMove {
    @Override
    public String text() {
      return "bury " + card.id();
    }
  }

  record Confirm() implements CoiMove {
    @Override
    public String text() {
      return "confirm";
    }
  }

  /// The good that Snyle gives (COI-113).
  record Yield(Good good) implements CoiMove {
    @Override
    public String text() {
      return "yield " + good.id();
    }
  }

  record Buy(Card card) implements CoiMove {
    @Override
    public String text() {
      return "buy " + card.id();
    }
  }

  /// Takes a card out of the purchase again.
  record Return(Card card) implements CoiMove {
    @Override
    public String text() {
      return "return " + card.id();
    }
  }

  /// Takes a confirmed secret choice up again.
  record Reopen() implements CoiMove {
    @Override
    public String text() {
      return "reopen";
    }
  }
}
