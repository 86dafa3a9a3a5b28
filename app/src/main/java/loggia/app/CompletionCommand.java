package loggia.app;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "completion",
    description = "Print a script that completes commands and options in your shell.",
    mixinStandardHelpOptions = true,
    footer = {"", "For example: source <(./loggia completion bash)"})
final class CompletionCommand implements Callable<Integer> {
  enum Shell {
    bash,
    zsh
  }

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "SHELL", description = "One of: ${COMPLETION-CANDIDATES}.")
  private Shell shell;

  @Override
  public Integer call() {
    CommandLine root = spec.root().commandLine();
    var out = spec.commandLine().getOut();
    if (shell == Shell.zsh) {
      // The script below speaks bash; zsh understands it once this is loaded.
      out.println("autoload -Uz compinit bashcompinit && compinit -u && bashcompinit");
    }
    out.print(AutoComplete.bash(root.getCommandName(), root));
    out.flush();
    return CommandLine.ExitCode.OK;
  }
}
