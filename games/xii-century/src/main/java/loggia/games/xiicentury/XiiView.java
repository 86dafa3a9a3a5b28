package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Names;
import loggia.kernel.Result;
import loggia.kernel.Texts;
import loggia.kernel.View;

/// What everybody may know, which is nearly everything. Seats are numbered from 1, things are named
/// by their ids.
///
/// @param phase an id of [Phase]
/// @param active whose turn it is; 0 when several are awaited or nobody is
/// @param events how the event track came about: `random` or `chosen`
/// @param track the event of each round, an empty text where there is none
/// @param assigning the round whose event is chosen next, or 0
/// @param highest the highest of the four rolled dice (XII-53), 0 when none are rolled
/// @param undecided the seats whose choice is still open, in a war or for a bonus
/// @param yourWar what the viewer has chosen in the war: `support`, `avoid` or an empty text
/// @param scoreRange the good scores of the difficulty: least and most
public record XiiView(
    int round,
    String phase,
    int first,
    int active,
    String difficulty,
    String events,
    String objective,
    List<String> track,
    int assigning,
    List<DieView> shared,
    List<DieView> own,
    int highest,
    HandView hand,
    List<Integer> undecided,
    String yourWar,
    List<Integer> scoreRange,
    List<TownView> towns)
    implements View {

  /// A rolled die; `held` while it is in the hand.
  public record DieView(int value, boolean spent, boolean held) {}

  /// The die in hand.
  ///
  /// @param value 0 when the hand is empty
  /// @param from `own`, `shared`, `reserve`, `part` or an empty text
  /// @param otherPart what remains of a split die, or 0
  public record HandView(int value, String from, int otherPart) {}

  /// One sheet.
  ///
  /// @param effectivePopulation with monks counted (XII-34)
  /// @param reserve the dice in reserve, lowest first; then `crossed` slots, then `freeSlots`
  /// @param powAtWar without infrastructures, `powAtHome` with them; `powDice` are rolled on top
  /// @param upkeep the food the end of the turn will cost
  /// @param bonuses the locations whose bonus is to be chosen now
  public record TownView(
      int seat,
      List<AssetView> assets,
      int effectivePopulation,
      int reputation,
      List<LocationView> locations,
      List<Integer> reserve,
      int crossed,
      int freeSlots,
      boolean reserveUsed,
      List<FeatureView> features,
      int powAtWar,
      int powAtHome,
      int powDice,
      int upkeep,
      List<String> bonuses,
      int score,
      List<Result.Line> lines) {}

  /// An asset.
  ///
  /// @param rank `basic`, `advanced` or `special`
  /// @param cost what one more unit costs now, in `paidWith`
  /// @param used how many dice it took this turn
  public record AssetView(
      String id,
      String rank,
      int amount,
      int most,
      int vpEach,
      int points,
      int cost,
      String paidWith,
      int used) {}

  /// A location.
  ///
  /// @param least the influence that earns the bonus this round
  /// @param earns whether the bonus will be gained, as the town is (XII-36)
  /// @param leasts the same for every round
  public record LocationView(
      String id,
      int influence,
      int least,
      boolean earns,
      List<Integer> leasts,
      int food,
      int supply,
      boolean choose,
      boolean used) {}

  /// A person or an infrastructure.
  ///
  /// @param perk `a`, `b` or an empty text
  /// @param spent whether its once-a-turn perk was used this turn
  /// @param needs what is asked for, as `population 8`, `market`
  /// @param pays what it costs this town, as `food 15`
  public record FeatureView(
      String id,
      String kind,
      boolean has,
      String perk,
      boolean spent,
      int die,
      int vp,
      List<String> needs,
      List<String> pays) {}

  @Override
  public String draw(Texts texts, Names names) {
    return new Drawing(this, texts, names).draw();
  }
}
