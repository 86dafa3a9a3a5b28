import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Builds the browser client with tools that come as Maven jars, so that nobody needs Node.
///
/// `java Web.java bundle <platform>` bundles the TypeScript and copies the static files; `java
/// Web.java check <platform>` runs the TypeScript compiler for its type errors. Both run in the
/// folder of the web module.
class Web {
  private static final Path SOURCE = Path.of("src/main/web");
  private static final Path OUTPUT =
      Path.of(System.getProperty("target", "target"), "classes/loggia/web");
  private static final Path TESTS = Path.of("src/test/web");

  /// What the client's code finds in a page when it is loaded, for tests that draw nothing.
  private static final String PAGE =
      "globalThis.HTMLElement=class{};globalThis.document={documentElement:{dataset:{}},"
          + "createTreeWalker(){},getElementById(){return null}};"
          + "globalThis.matchMedia=()=>({matches:true});globalThis.customElements={define(){}};";

  /// Written after a check that found nothing wrong.
  private static final Path CHECKED = Path.of("target/checked");

  private static final Path TOOLS = Path.of("target/web_modules");

  public static void main(String[] args) throws Exception {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    switch (args[0]) {
      case "bundle" -> {
        copyStatic();
        bundle(TOOLS.resolve(args[1]).resolve(windows ? "esbuild.exe" : "bin/esbuild"));
      }
      case "check" -> {
        if (isUnchangedSinceCheck()) {
          return;
        }
        Path deno = TOOLS.resolve(args[1]).resolve(windows ? "deno.exe" : "deno");
        check(deno);
        test(TOOLS.resolve(args[2]).resolve(windows ? "esbuild.exe" : "bin/esbuild"), deno);
        Files.writeString(CHECKED, "");
      }
      default -> throw new IllegalArgumentException("bundle or check, not " + args[0]);
    }
  }

  /// The table and what else is not needed at once are files of their own, named by their content.
  private static void bundle(Path esbuild) throws Exception {
    removeParts();
    run(
        esbuild,
        List.of(
            "app=" + SOURCE.resolve("main.ts"),
            "tables=" + SOURCE.resolve("screens/tables.ts"),
            "--tsconfig=" + SOURCE.resolve("tsconfig.json"),
            "--bundle",
            "--minify",
            "--sourcemap",
            "--format=esm",
            "--target=es2023",
            "--log-level=warning",
            "--splitting",
            "--chunk-names=part-[hash]",
            "--outdir=" + OUTPUT));
    preload();
  }

  /// A page names the parts that its scripts need at once, so that they are fetched with it. That
  /// of a table names the table's too, after what is needed to draw anything.
  private static void preload() throws IOException {
    Path page = OUTPUT.resolve("index.html");
    Set<String> parts = parts("app.js");
    String index = preloading(Files.readString(page), parts, "");
    Files.writeString(page, index);
    Set<String> more = parts("tables.js");
    more.removeAll(parts);
    more.add("tables.js");
    Files.writeString(
        OUTPUT.resolve("table.html"), preloading(index, more, " fetchpriority=\"low\""));
  }

  private static Set<String> parts(String script) throws IOException {
    return Pattern.compile("(?:from|import)\"\\./(part-\\w+\\.js)\"")
        .matcher(Files.readString(OUTPUT.resolve(script)))
        .results()
        .map(part -> part.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String preloading(String page, Set<String> scripts, String attributes) {
    String entry = "<script type=\"module\"";
    String link = "<link rel=\"modulepreload\" href=\"/%s\"" + attributes + " />\n    ";
    String links = scripts.stream().map(link::formatted).collect(Collectors.joining());
    return page.replace(entry, links + entry);
  }

  private static void removeParts() throws IOException {
    try (var parts = Files.newDirectoryStream(OUTPUT, "part-*")) {
      for (Path part : parts) {
        Files.delete(part);
      }
    }
  }

  private static void check(Path deno) throws Exception {
    Path typescript = TOOLS.resolve("typescript");
    // Deno would otherwise read the compiler's CommonJS files as modules.
    Files.writeString(typescript.resolve("lib/package.json"), "{\"type\":\"commonjs\"}");
    run(
        deno,
        List.of(
            "run",
            "--no-remote",
            "--allow-read",
            "--allow-env",
            "--allow-sys",
            typescript.resolve("lib/tsc.js").toString(),
            "--project",
            SOURCE.resolve("tsconfig.json").toString()));
  }

  private static void test(Path esbuild, Path deno) throws Exception {
    String tests = "target/client-tests.js";
    run(
        esbuild,
        List.of(
            TESTS.resolve("all.ts").toString(),
            "--tsconfig=" + SOURCE.resolve("tsconfig.json"),
            "--bundle",
            "--format=esm",
            "--target=es2023",
            "--log-level=warning",
            "--banner:js=" + PAGE,
            "--outfile=" + tests));
    run(deno, List.of("test", "--quiet", "--no-remote", "--no-lock", "--no-check", tests));
  }

  private static boolean isUnchangedSinceCheck() throws IOException {
    if (!Files.exists(CHECKED)) {
      return false;
    }
    FileTime checked = Files.getLastModifiedTime(CHECKED);
    try (var files = Files.walk(Path.of("src"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (Files.getLastModifiedTime(file).compareTo(checked) >= 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static void copyStatic() throws IOException {
    try (var files = Files.walk(SOURCE, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : (Iterable<Path>) files.filter(Web::isStatic)::iterator) {
        Path target = OUTPUT.resolve(SOURCE.relativize(file));
        Files.createDirectories(target.getParent());
        Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static boolean isStatic(Path file) {
    String name = file.getFileName().toString();
    return Files.isRegularFile(file)
        && !name.endsWith(".ts")
        && !name.endsWith(".css")
        && !name.equals("tsconfig.json");
  }

  /// Jars do not keep the executable bit, so it is set here.
  private static void run(Path tool, List<String> arguments) throws Exception {
    if (!Files.exists(tool)) {
      System.err.println("The web build's tool is missing: " + tool);
      System.exit(1);
    }
    if (!tool.toFile().setExecutable(true)) {
      System.err.println("Cannot make executable: " + tool);
    }
    var command = new ArrayList<String>();
    command.add(tool.toAbsolutePath().toString());
    command.addAll(arguments);
    int code = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (code != 0) {
      System.exit(code);
    }
  }
}
