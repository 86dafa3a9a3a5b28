package loggia.games.ironcentury.referee;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// Where all the cards are. The order of the deck is unknown, so whoever draws has to say what.
final class Tabletop {
  final Box box;
  final boolean pairs;
  final List<Town> towns = new ArrayList<>();
  final List<String> deck;
  final List<String> pile = new ArrayList<>();
  final List<String> shown = new ArrayList<>();

  /// The last announced comes first.
  final Deque<Announced> chain = new ArrayDeque<>();

  /// How many cards were shuffled, each time.
  final List<Integer> reshuffled = new ArrayList<>();

  int runOuts;
  boolean over;

  Tabletop(Box box, String edition, int seats, boolean pairs) {
    this.box = box;
    this.pairs = pairs;
    deck = box.deck(edition);
    for (int i = 0; i < seats; i++) {
      towns.add(new Town(box));
    }
  }

  int seats() {
    return towns.size();
  }

  int after(int seat, int steps) {
    return (seat + steps) % seats();
  }

  boolean opponents(int one, int other) {
    return one != other && !(pairs && (one + 2) % 4 == other);
  }

  /// In whose City this card is, or -1.
  int cityOf(String card) {
    for (int seat = 0; seat < seats(); seat++) {
      Town town = towns.get(seat);
      if (town.citizens().contains(card)
          || town.bastions.contains(card)
          || town.objects.containsKey(card)) {
        return seat;
      }
    }
    return -1;
  }

  /// A card goes to the discard pile; an empty deck takes the pile at once.
  void discard(String card) {
    pile.add(card);
    reshuffle();
  }

  void reshuffle() {
    if (runOuts == 1 && deck.isEmpty() && !pile.isEmpty()) {
      deck.addAll(pile);
      pile.clear();
      reshuffled.add(deck.size());
    }
  }

  /// Draws so many cards, which are said to be these.
  void draw(List<String> into, int count, List<String> said) {
    var left = new ArrayList<>(said);
    int owed = count;
    while (owed > 0 && !deck.isEmpty() && !over) {
      if (owed < deck.size()) {
        Foul.unless(left.size() == owed, "%d cards were drawn instead of %d", left.size(), owed);
        for (String card : left) {
          Foul.unless(deck.remove(card), "%s was drawn and is not in the deck", card);
        }
        into.addAll(left);
        return;
      }
      owed -= deck.size();
      for (String card : deck) {
        Foul.unless(left.remove(card), "%s was in the deck and was not drawn", card);
      }
      into.addAll(deck);
      deck.clear();
      runOuts++;
      over = runOuts == 2;
      reshuffle();
    }
    Foul.unless(left.isEmpty(), "%s were drawn from nowhere", left);
  }

  /// A Character leaves play for the pile, and its Object with it.
  void fall(String character) {
    Town town = towns.get(cityOf(character));
    town.characters.remove(character);
    for (String object : List.copyOf(town.objects.keySet())) {
      if (character.equals(town.objects.get(object))) {
        town.objects.remove(object);
        discard(object);
      }
    }
    discard(character);
  }
}
