package loggia.server.common;

import loggia.kernel.Reason;

/// What the server itself has to say when it says no. The sentences are in its message files.
public sealed interface Problem extends Reason {
  @Override
  default String rule() {
    return "table";
  }

  record UnknownField(String field, String known) implements Problem {}

  record MissingField(String field) implements Problem {}

  record WrongField(String field, String wanted) implements Problem {}

  record NotJson(String problem) implements Problem {}

  record TooLong(int most) implements Problem {}

  record WrongOrigin() implements Problem {}

  record WrongHost(String host) implements Problem {}

  record MissingHeader() implements Problem {}

  record NoSession() implements Problem {}

  record SessionRenewed() implements Problem {}

  record NoSuchGame(String game) implements Problem {}

  record NotWelcome() implements Problem {}

  record NotYourself() implements Problem {}

  record TooManyInvited(int most) implements Problem {}

  record NoSuchPerson(String person) implements Problem {}

  record NoSuchTable(String table) implements Problem {}

  record Damaged(String table) implements Problem {}

  record NoSuchPage(String path) implements Problem {}

  record NoSuchSeat(int seat) implements Problem {}

  record NoSuchNumber(int number, int latest) implements Problem {}

  record NoLesson(String game) implements Problem {}

  record NotYourSeat(int seat) implements Problem {}

  record NotOwner() implements Problem {}

  record NotMember() implements Problem {}

  record NoSpectators() implements Problem {}

  record NotWaiting() implements Problem {}

  record NotRunning() implements Problem {}

  record NotOver() implements Problem {}

  record SeatTaken(int seat) implements Problem {}

  record AlreadySeated(int seat) implements Problem {}

  record NoFreeSeat() implements Problem {}

  record SeatsMissing() implements Problem {}

  record NotTakenOver(int seat) implements Problem {}

  record StillThere(int seat) implements Problem {}

  record Resigned(int seat) implements Problem {}

  record Outdated(int number, int latest) implements Problem {}

  record NoRewindAsked() implements Problem {}

  record RewindAsked() implements Problem {}

  record NoChat() implements Problem {}

  record NameTaken(String name) implements Problem {}

  record WrongPassword() implements Problem {}

  record HasAccount() implements Problem {}

  record WeakPassword(int least) implements Problem {}

  record BadName() implements Problem {}

  record BadText() implements Problem {}

  record BadRecord(String problem) implements Problem {}

  record OtherRules(int rules) implements Problem {}

  record NoSuchLevel(String level, String known) implements Problem {}

  record NoCommands() implements Problem {}

  record TooFast(int seconds) implements Problem {}

  record TooManyTables(int most) implements Problem {}

  record TooManyBotTables(int most) implements Problem {}

  record TooManyAnalyses(int most) implements Problem {}

  record NoAnalyses() implements Problem {}

  record NoAdvice() implements Problem {}

  record NotYourAnalysis() implements Problem {}

  record TooManyConnections(int most) implements Problem {}

  record NoLiveChannel() implements Problem {}

  record NeedsAccount() implements Problem {}

  record NoMail() implements Problem {}

  record BadAddress() implements Problem {}

  record MailRefused() implements Problem {}

  record NoHooks() implements Problem {}

  record NoHook() implements Problem {}

  record BadHook() implements Problem {}

  record TooManyBrowsers(int most) implements Problem {}

  record BadPushKeys() implements Problem {}

  record HookUnknown(String host) implements Problem {}

  record HookNotPublic(String host) implements Problem {}

  record HookFailed(String problem) implements Problem {}

  record BadLink() implements Problem {}

  record Closing() implements Problem {}

  record Trouble() implements Problem {}
}
