package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import loggia.kernel.Manual;
import loggia.kernel.Named;
import loggia.kernel.Option;

/// The manual: options, rule chapters and everything that is printed on the sheet.
final class Reference {
  private Reference() {}

  static final String DIFFICULTY = "difficulty";
  static final String EVENTS = "events";
  static final String CHOSEN = "chosen";
  static final String OBJECTIVE = "objective";
  static final String FIRST = "first";
  static final String SHEET = "sheet";

  /// More decisions than the longest game has: in each of 10 rounds and 5 turns at most 9 dice and
  /// perks, each picked and used, and the end, the trade, a war and two bonuses; then the events
  /// and shared dice that come up equal, again and again.
  private static final int BOUND = 2000;

  static Manual manual(int rules, Sheet sheet) {
    return new Manual(
        "xii-century", rules, 1, 5, BOUND, options(), chapters(rules), components(sheet));
  }

  private static List<Option> options() {
    return List.of(
        new Option.Choice(DIFFICULTY, ids(Difficulty.ALL), Difficulty.NORMAL.id()),
        new Option.Choice(EVENTS, List.of("random", CHOSEN), "random", 2, Integer.MAX_VALUE),
        new Option.Choice(OBJECTIVE, ids(Objective.ALL), Objective.ARCADE.id(), 1, 1),
        new Option.SeatChoice(FIRST),
        new Option.File(SHEET));
  }

  private static List<String> ids(List<? extends Named> things) {
    return things.stream().map(Named::id).toList();
  }

  private static List<Manual.Chapter> chapters(int rules) {
    return List.of(
        chapter("set-up", 1, 4),
        chapter("events", 10, 21),
        chapter("assets", 30, rules == 1 ? 35 : 36),
        chapter("features", 40, 46),
        chapter("round", 50, 50),
        chapter("turn", 51, 58),
        chapter("war", 60, 63),
        chapter("end", 70, 71),
        chapter("solo", 80, 82));
  }

  private static Manual.Chapter chapter(String id, int from, int to) {
    var rules = new ArrayList<String>();
    for (int rule = from; rule <= to; rule++) {
      rules.add("XII-%02d".formatted(rule));
    }
    return new Manual.Chapter(id, List.copyOf(rules));
  }

  static List<Manual.Component> components(Sheet sheet) {
    return Stream.of(
            sheet.assets.stream().map(Reference::asset),
            sheet.features.stream().map(Reference::feature),
            sheet.locations.stream().map(Reference::location),
            GlobalEvent.ALL.stream().map(Reference::event))
        .flatMap(all -> all)
        .toList();
  }

  private static Manual.Component asset(Sheet.AssetLine line) {
    var facts = new LinkedHashMap<String, String>();
    facts.put(
        "max",
        switch (line.asset()) {
          case FARMS, MEN -> Asset.POPULATION.id();
          case KNIGHTS -> Asset.MEN.id();
          case POPULATION, FOOD, SUPPLY, ALE, HOUSES, MONKS, MERCENARIES, MASONS, BREAD ->
              Integer.toString(line.most());
        });
    needs(facts, line.needs());
    if (line.cost() > 0) {
      facts.put("cost", line.costAsset().id() + " " + line.cost());
    }
    facts.put("vp", Integer.toString(line.vp()));
    return new Manual.Component("asset", line.asset().id(), facts, line.source());
  }

  private static Manual.Component feature(Sheet.FeatureLine line) {
    var facts = new LinkedHashMap<String, String>();
    if (line.die() > 0) {
      facts.put("die", Integer.toString(line.die()));
    }
    needs(facts, line.needs());
    if (!line.pays().isEmpty()) {
      var prices = line.pays().entrySet().stream();
      facts.put("pays", join(prices.map(e -> e.getKey().id() + " " + e.getValue())));
    }
    facts.put("vp", Integer.toString(line.vp()));
    if (line.pow() + line.defence() > 0) {
      facts.put("pow", Integer.toString(line.pow() + line.defence()));
    }
    var feature = line.feature();
    return new Manual.Component(feature.kind().id(), feature.id(), facts, line.source());
  }

  private static void needs(Map<String, String> facts, Sheet.Needs needs) {
    String all = join(Printed.needs(needs).stream());
    if (!all.isEmpty()) {
      facts.put("needs", all);
    }
  }

  private static Manual.Component location(Sheet.LocationLine line) {
    var facts = new LinkedHashMap<String, String>();
    facts.put("food", Integer.toString(line.food()));
    facts.put("supply", Integer.toString(line.supply()));
    var influence = java.util.Arrays.stream(line.influence()).mapToObj(Integer::toString);
    facts.put("influence", String.join(" ", influence.toList()));
    return new Manual.Component("location", line.location().id(), facts, line.source());
  }

  private static Manual.Component event(GlobalEvent event) {
    var facts = Map.of("die", Integer.toString(event.die()));
    return new Manual.Component("event", event.id(), facts, "rulebook");
  }

  private static String join(Stream<String> parts) {
    return String.join(", ", parts.toList());
  }
}
