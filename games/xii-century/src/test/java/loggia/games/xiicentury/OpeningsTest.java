package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import loggia.kernel.Journal;
import loggia.kernel.Setup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The quick tables that are made of a sheet say what its lines say.
class OpeningsTest {
  /// Made anew for every test, from another text than the one that all games share.
  private Sheet sheet = Printing.NOW.sheet();

  private static final List<XiiState> STATES = states();

  /// From the first round to the last, with rich towns and poor ones.
  private static List<XiiState> states() {
    var states = new ArrayList<XiiState>();
    var random = new SplittableRandom(7);
    // Chance hardly ever leads there: all the men of a war hero, and too little reputation.
    states.add(Table.at("town pop 10 men 10 reputation 2 town pop 10 men 10 reputation 3").state());
    for (int game = 0; game < 12; game++) {
      XiiState state = Table.GAME.begin(Setup.of(Table.GAME.manual(), 2, game));
      while (!state.over()) {
        states.add(state);
        var seat = state.awaited().iterator().next();
        var moves = state.moves(seat);
        state = state.play(seat, moves.get(random.nextInt(moves.size())), Journal.NONE);
      }
    }
    return states;
  }

  @BeforeEach
  void read_the_sheet_anew() {
    sheet = SheetReader.read("sheet.json", sheet.text + " ");
  }

  @Test
  void a_use_is_open_when_its_line_says_so() {
    for (XiiState state : STATES) {
      for (Town town : state.towns) {
        for (int die = 1; die <= 6; die++) {
          assertEquals(slowly(town, die), sheet.openings.of(town, die), town + " with " + die);
        }
      }
    }
  }

  private long slowly(Town town, int die) {
    long open = MoveTables.ALL_USES;
    for (var line : sheet.assets) {
      boolean special = line.asset().rank() == Asset.Rank.SPECIAL;
      if (special && die != 1 || !meets(town, line.needs())) {
        open &= ~(1L << line.asset().index());
      }
    }
    for (var line : sheet.features) {
      boolean fits = line.die() == 0 || line.die() == die;
      boolean pays =
          line.pays().keySet().stream()
              .allMatch(asset -> town.amount(asset) >= sheet.price(town, line.feature(), asset));
      if (!fits || !pays || town.has(line.feature()) || !meets(town, line.needs())) {
        open &= ~uses(line.feature());
      }
    }
    return open;
  }

  private static long uses(Feature feature) {
    long bits = 0;
    for (XiiMove move : MoveTables.USES.all()) {
      boolean its =
          switch (move) {
            case XiiMove.Attract(Feature person) -> person == feature;
            case XiiMove.Build(Feature building) -> building == feature;
            case XiiMove.AttractSpecial(Feature person, Perk _) -> person == feature;
            case XiiMove.BuildSpecial(Feature building, Perk _) -> building == feature;
            default -> false;
          };
      bits |= its ? MoveTables.bit(MoveTables.USES, move) : 0;
    }
    return bits;
  }

  private static boolean meets(Town town, Sheet.Needs needs) {
    return town.reputation() >= needs.reputation()
        && needs.features().stream().allMatch(town::has)
        && needs.amounts().entrySet().stream()
            .allMatch(need -> counted(town, need.getKey()) >= need.getValue());
  }

  private static int counted(Town town, Asset asset) {
    return asset == Asset.POPULATION ? town.effectivePopulation() : town.amount(asset);
  }

  @Test
  void numbers_by_index_are_those_of_the_lines() {
    Values values = sheet.values;
    for (var line : sheet.assets) {
      int i = line.asset().index();
      assertEquals(line.most(), values.most[i]);
      assertEquals(line.cost(), values.cost[i]);
      assertEquals(line.costAsset() == Asset.FOOD, values.costsFood[i]);
      assertEquals(line.vp(), values.assetVp[i]);
    }
    for (var line : sheet.features) {
      int i = line.feature().index();
      long price = 0;
      for (Asset asset : Asset.ALL) {
        price += (long) line.pays().getOrDefault(asset, 0) << asset.shift;
      }
      assertEquals(price, values.price[i]);
      int supply = line.pays().getOrDefault(Asset.SUPPLY, 0);
      assertEquals(line.feature().kind().isPerson() ? 0 : supply, values.supplyPrice[i]);
    }
  }

  @Test
  void what_a_location_will_earn_is_counted_round_by_round() {
    for (var line : sheet.locations) {
      int i = line.location().index();
      assertEquals(line.food(), sheet.values.food[i]);
      assertEquals(line.supply(), sheet.values.supply[i]);
      assertEquals(line.choose(), sheet.values.choose[i]);
      for (int influence = 0; influence < 64; influence++) {
        for (int from = 1; from <= Frame.ROUNDS; from++) {
          int earned = 0;
          for (int round = from; round <= Frame.ROUNDS; round++) {
            earned += influence >= line.influence()[round - 1] ? 1 : 0;
          }
          assertEquals(earned, sheet.values.bonuses[i][from][influence]);
        }
      }
    }
  }
}
