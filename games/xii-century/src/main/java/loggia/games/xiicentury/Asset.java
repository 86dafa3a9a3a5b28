package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Named;

/// What a town has an amount of (XII-30). The bits are where [Town] keeps that amount.
public enum Asset implements Named {
  POPULATION("population", Rank.BASIC, 0, 4),
  FOOD("food", Rank.BASIC, 4, 6),
  SUPPLY("supply", Rank.BASIC, 10, 6),
  FARMS("farms", Rank.ADVANCED, 16, 5),
  MEN("men", Rank.ADVANCED, 21, 5),
  KNIGHTS("knights", Rank.ADVANCED, 26, 5),
  ALE("ale", Rank.ADVANCED, 31, 4),
  HOUSES("houses", Rank.ADVANCED, 35, 4),
  MONKS("monks", Rank.SPECIAL, 39, 2),
  MERCENARIES("mercenaries", Rank.SPECIAL, 41, 2),
  MASONS("masons", Rank.SPECIAL, 43, 2),
  BREAD("bread", Rank.SPECIAL, 45, 2);

  /// How hard an asset is to increase.
  public enum Rank {
    BASIC("basic"),
    ADVANCED("advanced"),
    SPECIAL("special");

    private final String id;

    Rank(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }
  }

  static final List<Asset> ALL = List.of(values());

  private static final Asset[] BY_INDEX = values();

  private final String id;
  private final Rank rank;
  final int shift;
  final int bits;

  Asset(String id, Rank rank, int shift, int bits) {
    this.id = id;
    this.rank = rank;
    this.shift = shift;
    this.bits = bits;
  }

  @Override
  public String id() {
    return id;
  }

  public Rank rank() {
    return rank;
  }

  int index() {
    return ordinal();
  }

  static Asset of(int index) {
    return BY_INDEX[index];
  }

  /// What may be paid with.
  static boolean pays(Asset asset) {
    return asset == FOOD || asset == SUPPLY || asset == MEN;
  }
}
