package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.position.Line;
import loggia.kernel.position.Word;
import loggia.kernel.position.Words;

/// A town as words: `town pop 10 food 6 farms 4 quarry 3 reserve 2 4 5 crossed 1 blacksmith witch
/// a`. What is not named is 0, the reserve is 2 3 4 5.
final class TownText {
  private TownText() {}

  static String write(Town town) {
    Line line = Line.ofWords();
    write(town, line);
    return line.toString();
  }

  static void write(Town town, Line line) {
    line.put("town");
    for (Asset asset : Asset.ALL) {
      line.putUnlessZero(name(asset), town.amount(asset));
    }
    line.putUnlessZero("reputation", town.reputation());
    for (Location location : Location.ALL) {
      line.putUnlessZero(location.id(), town.influence(location));
    }
    var reserve = Explain.reserve(town);
    if (!reserve.equals(List.of(2, 3, 4, 5))) {
      line.put("reserve");
      reserve.forEach(value -> line.put(Integer.toString(value)));
    }
    line.putUnlessZero("crossed", town.crossed());
    for (Feature feature : Feature.ALL) {
      if (town.has(feature)) {
        line.put(feature.id());
        if (feature.kind().isSpecial()) {
          line.put(town.perkIsB(feature) ? "b" : "a");
        }
      }
    }
  }

  private static String name(Asset asset) {
    return asset == Asset.POPULATION ? "pop" : asset.id();
  }

  /// Reads the words after `town`, up to the next town or the end.
  static Town read(Word key, Words words, Sheet sheet) {
    Town town = Town.NEW;
    while (words.nextIs(word -> !word.is("town"))) {
      town = readOne(words.key(), words, town);
    }
    for (Asset asset : Asset.ALL) {
      int most = sheet.most(town, asset);
      if (town.amount(asset) > most) {
        throw key.error(name(asset) + " " + town.amount(asset) + " is more than " + most);
      }
    }
    if (town.freeSlots() < 0) {
      throw key.error("the reserve has no more than " + Town.SLOTS + " slots");
    }
    return town;
  }

  private static Town readOne(Word key, Words words, Town town) {
    if (key.is("pop") || key.isOneOf(Asset.ALL)) {
      Asset asset = key.is("pop") ? Asset.POPULATION : key.named(Asset.ALL);
      return town.with(asset, words.next().number(0, (1 << asset.bits) - 1));
    }
    if (key.isOneOf(Location.ALL)) {
      Location location = key.named(Location.ALL);
      int more = words.next().number(0, 60) - town.influence(location);
      return town.influence(location, more);
    }
    if (key.isOneOf(Feature.ALL)) {
      Feature feature = key.named(Feature.ALL);
      return feature.kind().isSpecial()
          ? town.with(feature, words.next().constant(Perk.class))
          : town.with(feature);
    }
    return switch (key.text()) {
      case "reputation" -> town.withReputation(words.next().number(0, 20));
      case "crossed" -> town.withCrossed(words.next().number(0, Town.SLOTS));
      case "reserve" -> {
        Town emptied = town.withoutReserve();
        while (words.nextIs(Word::isNumber)) {
          emptied = emptied.save(words.next().number(1, 6));
        }
        yield emptied;
      }
      default -> throw key.error("a town has no '" + key.text() + "'");
    };
  }
}
