package loggia.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "admin",
    description = "Look after the stored games.",
    mixinStandardHelpOptions = true,
    subcommands = {
      AdminList.class,
      AdminDiagnose.class,
      AdminRewind.class,
      AdminVerify.class,
      AdminMailTest.class,
      AdminBackup.class,
      AdminRestore.class,
    })
final class AdminCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return 0;
  }
}
