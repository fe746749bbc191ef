/**
 * Why a request got no answer. `unreachable` stands for a name without an address, an address that nothing is sent to,
 * and a port that nobody listens on, so that the words tell nobody what is in the network.
 */
type OutgoingErrorWord = 'unreachable' | 'timed_out' | 'tls_failed' | 'broken_answer';

export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';

  constructor(readonly word: OutgoingErrorWord) {
    super(`Nothing was answered: ${word}`);
  }
}
