package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Move;

/// What a player can choose.
public sealed interface XiiMove extends Move {
  /// Words joined by single spaces.
  private static String words(Object... words) {
    return String.join(" ", List.of(words).stream().map(Object::toString).toList());
  }

  private static String die(String verb, boolean shared, int value) {
    return shared ? words(verb, "shared", value) : words(verb, value);
  }

  /// Puts an event into the next affected round (XII-13).
  record Assign(int round, GlobalEvent event) implements XiiMove {
    @Override
    public String text() {
      return words("event", round, event.id());
    }
  }

  /// Turns one of two equal shared dice by one (XII-50).
  record Turn(boolean up) implements XiiMove {
    @Override
    public String text() {
      return words("turn", up ? "up" : "down");
    }
  }

  /// Rolls both equal shared dice again (XII-50).
  record RollAgain() implements XiiMove {
    @Override
    public String text() {
      return "reroll";
    }
  }

  /// Takes up a rolled die of this value: an own one, if there is one, else a shared one.
  record Pick(int value) implements XiiMove {
    @Override
    public String text() {
      return words("die", value);
    }
  }

  /// Takes up the shared die although an own one shows the same; only worth a choice when a perk
  /// may still change the one that is left.
  record PickShared(int value) implements XiiMove {
    @Override
    public String text() {
      return words("shared", value);
    }
  }

  /// Takes up a die from the reserve.
  record PickReserve(int value) implements XiiMove {
    @Override
    public String text() {
      return words("reserve", value);
    }
  }

  /// Sheriff A: one more on a die.
  record Raise(int value, boolean shared) implements XiiMove {
    @Override
    public String text() {
      return die("raise", shared, value);
    }
  }

  /// Sheriff B: one or two less on a die.
  record Lower(int value, int by, boolean shared) implements XiiMove {
    @Override
    public String text() {
      return die("lower", shared, value) + " " + by;
    }
  }

  /// Court A: a die of 2 becomes 4.
  record DoubleTwo(boolean shared) implements XiiMove {
    @Override
    public String text() {
      return die("double", shared, 2);
    }
  }

  /// Court B: a low die is rolled again.
  record Reroll(int value, boolean shared) implements XiiMove {
    @Override
    public String text() {
      return die("reroll", shared, value);
    }
  }

  /// Witch B: a die is to be used in two parts.
  record Split(int value) implements XiiMove {
    @Override
    public String text() {
      return words("split", value);
    }
  }

  /// How much of the split die is used first.
  record Part(int value) implements XiiMove {
    @Override
    public String text() {
      return words("part", value);
    }
  }

  record Increase(Asset asset) implements XiiMove {
    @Override
    public String text() {
      return words("increase", asset.id());
    }
  }

  record Attract(Feature person) implements XiiMove {
    @Override
    public String text() {
      return words("attract", person.id());
    }
  }

  record AttractSpecial(Feature person, Perk perk) implements XiiMove {
    @Override
    public String text() {
      return words("attract", person.id(), perk.id());
    }
  }

  record Build(Feature infrastructure) implements XiiMove {
    @Override
    public String text() {
      return words("build", infrastructure.id());
    }
  }

  record BuildSpecial(Feature infrastructure, Perk perk) implements XiiMove {
    @Override
    public String text() {
      return words("build", infrastructure.id(), perk.id());
    }
  }

  record Influence(Location location) implements XiiMove {
    @Override
    public String text() {
      return words("influence", location.id());
    }
  }

  /// Puts the die into the reserve.
  record Save() implements XiiMove {
    @Override
    public String text() {
      return "save";
    }
  }

  /// Ends the dice, or the trade.
  record Done() implements XiiMove {
    @Override
    public String text() {
      return "done";
    }
  }

  /// So much of food or supply becomes the other (XII-58).
  record Trade(Asset given, int amount) implements XiiMove {
    @Override
    public String text() {
      return words("trade", given.id(), amount);
    }
  }

  record Support() implements XiiMove {
    @Override
    public String text() {
      return "support";
    }
  }

  record Avoid() implements XiiMove {
    @Override
    public String text() {
      return "avoid";
    }
  }

  /// Takes a location's bonus as food or supply.
  record Bonus(Asset asset) implements XiiMove {
    @Override
    public String text() {
      return words("bonus", asset.id());
    }
  }
}
