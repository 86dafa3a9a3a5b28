package loggia.app.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import loggia.kernel.Games;
import loggia.kernel.Names;
import loggia.kernel.Texts;

/// A situation with so many lines on the board and so many choices.
record Sample(int lines, int choices) implements Situation {
  @Override
  public TerminalTexts texts() {
    return new TerminalTexts(Texts.kernel("en"), TerminalTexts.terminal("en"), Names.NUMBERS);
  }

  @Override
  public String title() {
    return "title";
  }

  @Override
  public String board() {
    return IntStream.rangeClosed(1, lines)
        .mapToObj(line -> "board " + line)
        .collect(Collectors.joining("\n"));
  }

  @Override
  public List<String> news() {
    return List.of("news");
  }

  @Override
  public Menu menu() {
    List<String> names =
        IntStream.rangeClosed(1, choices).mapToObj(choice -> "choice " + choice).toList();
    return Menu.of(
        names.stream().map(name -> new Menu.Choice(name, name)).toList(), names, new MenuKeys());
  }

  @Override
  public List<Barred> barred() {
    return List.of(new Barred("build castle", "Build a castle", "there is no stone", "XII-40"));
  }

  @Override
  public Optional<String> allowed(String text) {
    return text.equals("choice unlisted") ? Optional.of(text) : Optional.empty();
  }

  @Override
  public Optional<String> refused(String text) {
    return text.equals("fly") ? Optional.of("nobody flies [XII-01]") : Optional.empty();
  }

  @Override
  public List<String> preview(Menu.Item item) {
    return List.of(item.label() + " happens.");
  }

  @Override
  public List<String> log() {
    return List.of("it began");
  }

  @Override
  public LookUp lookUp() {
    var game = Games.find("xii-century").orElseThrow();
    return new LookUp(game.manual(), game.texts("en"));
  }

  @Override
  public List<Advice> advice() {
    return List.of(new Advice("choice 3", 60), new Advice("choice 2", 55));
  }
}
