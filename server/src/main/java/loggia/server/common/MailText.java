package loggia.server.common;

import loggia.kernel.Message;

/// What the server writes to people who are not there. The sentences are in its message files.
public sealed interface MailText extends Message {
  @Override
  default String kind() {
    return "mail";
  }

  record TurnSubject(int tables) implements MailText {}

  record DigestSubject(int tables) implements MailText {}

  record ReminderSubject(int tables) implements MailText {}

  record Greeting(String person) implements MailText {}

  record TurnLead(int tables) implements MailText {}

  record ReminderLead(int tables) implements MailText {}

  record TableLine(String title, String with) implements MailText {}

  record ClockLine(int hours) implements MailText {}

  record Silence() implements MailText {}

  record Stop() implements MailText {}

  record ConfirmSubject() implements MailText {}

  record ConfirmLead(String person) implements MailText {}

  record ConfirmLink() implements MailText {}

  record ConfirmIgnore() implements MailText {}

  record ResetSubject() implements MailText {}

  record ResetLead(String person) implements MailText {}

  record ResetLink() implements MailText {}

  record ResetIgnore() implements MailText {}

  record ChangedSubject() implements MailText {}

  record ChangedLead(String person) implements MailText {}

  record ChangedLink() implements MailText {}

  record HookLine(String person, String title, String link) implements MailText {}

  record PushLine(String title) implements MailText {}

  record HookTest() implements MailText {}

  record TestSubject() implements MailText {}

  record TestLead() implements MailText {}
}
