package loggia.games.cityofiron;

import java.util.List;
import loggia.kernel.Names;
import loggia.kernel.Result;
import loggia.kernel.Texts;
import loggia.kernel.View;

/// What a viewer may know (COI-120 to COI-122). Things are named by their ids; seats are numbers
/// from 1.
///
/// @param seat the viewer's own, 0 for onlookers
/// @param step what the game waits for
/// @param own the secrets that this viewer may see: their own; everybody's for an oracle
/// @param pending the chain of choices under way, of the seat that acts; none: empty
public record CoiView(
    int seat,
    int round,
    boolean last,
    String step,
    List<Integer> awaited,
    boolean special,
    boolean expansion,
    List<GoodTrack> goods,
    List<Slot> row,
    int deck,
    List<Count> discards,
    List<String> due,
    int scored,
    List<OpenTown> towns,
    List<List<String>> townPiles,
    List<OpenLand> lands,
    List<Space> track,
    List<Integer> bidOrder,
    List<Integer> turnOrder,
    int turn,
    List<Person> players,
    List<Own> own,
    List<Pending> pending,
    List<Score> result)
    implements View {

  /// A good's track on the board.
  ///
  /// @param amounts in seat order
  /// @param places in seat order: 1, 2, 3 for lower, 0 for none
  public record GoodTrack(
      String id,
      int coins,
      int first,
      int second,
      int threshold,
      List<Integer> amounts,
      List<Integer> places) {}

  /// A slot of the row. What is missing is counted for the viewer's own seat.
  ///
  /// @param building empty when the slot is
  public record Slot(int slot, String building, Cost cost) {}

  /// What a building costs the viewer now, and what keeps it out of reach.
  ///
  /// @param missingLand the land type that no city of the viewer has; empty when that is no matter
  public record Cost(
      int coins,
      int science,
      boolean reachable,
      int missingCoins,
      int missingScience,
      String missingLand) {}

  public record Count(String building, int copies) {}

  /// @param pile the number of stars; 0 for the expansion
  public record OpenTown(String id, int pile, int defence, int distance, boolean reachable) {}

  public record OpenLand(
      String id, List<String> types, int distance, String vehicle, boolean reachable) {}

  /// A space of the turn order track; seat 0: nobody.
  public record Space(int space, int coins, int seat) {}

  public record Person(
      int seat,
      String nation,
      int coins,
      int science,
      Points points,
      Income income,
      int citizenDraws,
      int militaryDraws,
      List<CityView> cities,
      List<String> tokens,
      List<OwnedTown> towns,
      List<String> store,
      int hand,
      List<String> knownHand,
      Pile citizens,
      Pile military,
      List<String> unpurchased,
      int actions,
      boolean decided) {}

  /// @param scorings what each Score Card gave
  /// @param now what a scoring would give as things stand
  /// @param bonuses the bonuses this seat would have
  public record Points(
      List<Integer> scorings, int total, int now, List<String> bonuses, int stored) {}

  /// What the next End Round pays.
  public record Income(
      int base, int goodsCards, int firstPlaces, int coins, int total, int science) {}

  public record CityView(
      String id,
      String land,
      List<String> types,
      int spaces,
      List<String> buildings,
      List<String> districts) {}

  public record OwnedTown(String id, int defence, int distance, boolean reachable, String good) {}

  /// @param top the face-up card of the discard pile; empty when there is none
  public record Pile(int draw, int discard, String top) {}

  /// Draw piles from the top, discard piles from the bottom.
  public record Own(
      int seat,
      List<String> hand,
      List<String> citizenDraw,
      List<String> citizenDiscard,
      List<String> militaryDraw,
      List<String> militaryDiscard,
      List<String> basket,
      int basketCoins,
      int basketScience,
      List<Price> prices,
      List<String> piles) {}

  /// What a card costs that can be bought at the end of the round.
  public record Price(String card, int coins, int science) {}

  /// The choice under way: empty words and zeros for what is not chosen or not asked.
  ///
  /// @param paying the cards that pay symbols; then all that are on their way to the piles
  /// @param symbol `work` or `distance` while symbols are paid
  /// @param owed how much of the symbol is still to be paid
  /// @param vehicle asked for and not yet paid
  /// @param attackOwed how much attack is still missing
  /// @param toDiscard what its owner has still to put on the pile
  public record Pending(
      int seat,
      String verb,
      String card,
      int slot,
      String building,
      String city,
      String razed,
      String target,
      String token,
      List<String> fighting,
      int defence,
      int attackOwed,
      List<String> paying,
      String symbol,
      int need,
      int owed,
      String vehicle,
      List<String> toDiscard) {}

  /// A line of the final score.
  public record Score(int seat, int rank, int score, List<Result.Line> lines) {}

  @Override
  public String draw(Texts texts, Names names) {
    return new Drawing(this, texts, names).draw();
  }
}
