package loggia.server.web;

import java.util.Optional;

/// Holds what is answered against the description of the API. For those who change the server; all
/// its tests run with it.
interface ContractCheck {
  /// What is wrong with an answer.
  Optional<String> answered(Route route, int status, byte[] body);

  /// What is wrong with a message over the live channel.
  Optional<String> sent(byte[] message);

  ContractCheck NONE =
      new ContractCheck() {
        @Override
        public Optional<String> answered(Route route, int status, byte[] body) {
          return Optional.empty();
        }

        @Override
        public Optional<String> sent(byte[] message) {
          return Optional.empty();
        }
      };
}
