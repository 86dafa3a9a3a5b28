package loggia.app;

import java.util.Map;
import java.util.concurrent.Callable;
import loggia.server.common.Config;
import loggia.server.notice.Letters;
import loggia.server.notice.Postman;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "mail-test",
    description = "Send one mail with the settings mail.* and tell whether it was taken.",
    mixinStandardHelpOptions = true)
final class AdminMailTest implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServerOptions options;

  @Parameters(paramLabel = "ADDRESS", description = "Whom to send it to.")
  private String address;

  @Override
  public Integer call() {
    ServerLog.setUp(false);
    Config config = options.config(Map.of());
    if (!Postman.isOffered(config)) {
      throw Failure.ofInput("the setting 'mail.host' is empty: see docs/hosting.md");
    }
    if (!Postman.isAddress(address)) {
      throw Failure.ofInput("'" + address + "' is no mail address");
    }
    try {
      new Postman(config).send(Letters.test(address, config, System.currentTimeMillis()));
    } catch (Postman.Undelivered e) {
      throw new Failure(config.text("mail.host") + " does not take it: " + e.getMessage());
    }
    spec.commandLine().getOut().println(config.text("mail.host") + " took it");
    return 0;
  }
}
