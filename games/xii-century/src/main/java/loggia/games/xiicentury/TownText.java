package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;

/// A town as words: `town pop 10 food 6 farms 4 quarry 3 reserve 2 4 5 crossed 1 blacksmith witch
/// a`. What is not named is 0, the reserve is 2 3 4 5.
final class TownText {
  private TownText() {}

  static String write(Town town) {
    var text = new StringBuilder("town");
    for (Asset asset : Asset.ALL) {
      add(text, name(asset), town.amount(asset));
    }
    add(text, "reputation", town.reputation());
    for (Location location : Location.ALL) {
      add(text, location.id(), town.influence(location));
    }
    var reserve = Explain.reserve(town);
    if (!reserve.equals(List.of(2, 3, 4, 5))) {
      text.append(" reserve");
      reserve.forEach(value -> text.append(' ').append(value));
    }
    add(text, "crossed", town.crossed());
    for (Feature feature : Feature.ALL) {
      if (town.has(feature)) {
        text.append(' ').append(feature.id());
        if (feature.kind().isSpecial()) {
          text.append(town.perkIsB(feature) ? " b" : " a");
        }
      }
    }
    return text.toString();
  }

  private static void add(StringBuilder text, String name, int amount) {
    if (amount != 0) {
      text.append(' ').append(name).append(' ').append(amount);
    }
  }

  private static String name(Asset asset) {
    return asset == Asset.POPULATION ? "pop" : asset.id();
  }

  /// Reads the words after `town`, up to the next town or the end.
  static Town read(Words words, Sheet sheet) {
    Town town = Town.NEW;
    while (words.hasNext() && !words.peek().equals("town")) {
      town = readOne(words, town);
    }
    for (Asset asset : Asset.ALL) {
      int most = sheet.most(town, asset);
      if (town.amount(asset) > most) {
        throw bad(asset.id() + " " + town.amount(asset) + " is more than " + most);
      }
    }
    if (town.freeSlots() < 0) {
      throw bad("the reserve has no more than " + Town.SLOTS + " slots");
    }
    return town;
  }

  private static Town readOne(Words words, Town town) {
    String word = words.next();
    for (Asset asset : Asset.ALL) {
      if (word.equals(asset.id()) || word.equals(name(asset))) {
        return town.with(asset, words.number(0, (1 << asset.bits) - 1));
      }
    }
    for (Location location : Location.ALL) {
      if (word.equals(location.id())) {
        return town.influence(location, words.number(0, 60) - town.influence(location));
      }
    }
    for (Feature feature : Feature.ALL) {
      if (word.equals(feature.id())) {
        return feature.kind().isSpecial() ? town.with(feature, perk(words)) : town.with(feature);
      }
    }
    return switch (word) {
      case "reputation" -> town.withReputation(words.number(0, 20));
      case "crossed" -> town.withCrossed(words.number(0, Town.SLOTS));
      case "reserve" -> {
        Town emptied = town.withoutReserve();
        while (words.hasNext() && words.peek().matches("[1-6]")) {
          emptied = emptied.save(words.number(1, 6));
        }
        yield emptied;
      }
      default -> throw bad("a town has no '" + word + "'");
    };
  }

  private static Perk perk(Words words) {
    return switch (words.next()) {
      case "a" -> Perk.A;
      case "b" -> Perk.B;
      default -> throw bad("a special person or infrastructure is followed by a or b");
    };
  }

  static Refusal bad(String problem) {
    return new Refusal(new Reasons.BadPosition(problem));
  }
}
