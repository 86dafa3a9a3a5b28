package loggia.games.ironcentury;

import java.util.List;
import loggia.kernel.Names;
import loggia.kernel.Texts;
import loggia.kernel.View;

/// What one viewer may know of a match (IC-70). Seats are numbers from 1; 0 and empty texts mean
/// none.
///
/// @param seat the viewer's own seat, 0 for an onlooker
/// @param step `pick`, `draw`, `act`, `window` or `over`
/// @param turn whose turn it is
/// @param culture the Culture of this turn (IC-12)
/// @param attacked whether this turn's Attack was made
/// @param closed whether nothing more can be put into play this turn, or in the draw step discarded
/// @param exchanged cards discarded in this draw step
/// @param pass the deck is gone through for the first or the second time (IC-14)
/// @param chain what is announced, in the order in which it resolves
/// @param shown what the viewer's Telescope shows
/// @param attackers whom the viewer could attack, as far as the Cities go (IC-20)
/// @param standing how the viewer wants to be answered for, if at all
public record IronView(
    String edition,
    boolean pairs,
    int seat,
    String step,
    int turn,
    int turns,
    String culture,
    boolean attacked,
    boolean closed,
    int exchanged,
    int deck,
    int pass,
    List<CardView> pile,
    List<CityView> cities,
    List<Group> hand,
    List<Announced> chain,
    List<CardView> shown,
    List<Pair> attackers,
    String standing)
    implements View {

  /// @param count how many copies
  /// @param like the card that stands for this one in the list of moves: cards of one kind and
  ///   Culture are alike for play, and any of them may be named in its place
  public record CardView(String id, String kind, String culture, int count, String like) {}

  /// The cards of one Culture, or those of none.
  public record Group(String culture, List<CardView> cards) {}

  /// @param protectedBy of `bastion`, `object`, `refuge`
  public record Citizen(
      String id, String culture, String object, List<String> protectedBy, String like) {}

  /// @param protagonist empty before one is chosen
  /// @param handSize how many cards its player holds
  /// @param known the cards that the viewer knows in that hand
  public record CityView(
      int seat,
      List<Citizen> protagonist,
      List<Citizen> characters,
      List<CardView> bastions,
      List<String> cultures,
      boolean refuge,
      int handSize,
      List<CardView> known) {}

  /// Citizens of one Culture in the viewer's City who are at least a pair.
  ///
  /// @param targets the Characters they could attack
  /// @param spared the other Characters of the opponents, and why they cannot be attacked
  public record Pair(
      String culture, List<String> citizens, List<String> targets, List<Spared> spared) {}

  /// @param why of `culture` (the same as the Attackers'), `bastion`, `object`, `refuge`
  public record Spared(String id, List<String> why) {}

  /// @param order 1 resolves first
  /// @param what `attack`, `special`, `power` or `fallen`
  /// @param target a card, or empty
  /// @param attacking the Citizens who attack, where it is an Attack
  /// @param stands whether it is an Attack that would succeed now: there is a pair, and nothing
  ///   protects the Adversary (IC-22)
  /// @param against the City or the player it is aimed at, or 0
  /// @param touches whether it touches something of the viewer's
  /// @param stillAsked who may still answer it
  public record Announced(
      int order,
      String what,
      int by,
      String card,
      String target,
      int against,
      String attackers,
      List<String> attacking,
      boolean stands,
      boolean touches,
      List<Integer> stillAsked,
      boolean resolving) {}

  @Override
  public String draw(Texts texts, Names names) {
    return new Drawing(this, texts, names).draw();
  }
}
