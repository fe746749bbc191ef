/**
 * All that is told of why a request got no answer. `unreachable` is one word for a name without an address, an address that
 * is not sent to, and a port that nobody listens on: otherwise the words would map a network to those who ask.
 */
const OUTGOING_ERRORS = ['unreachable', 'timed_out', 'tls_failed', 'broken_answer'] as const;
type OutgoingErrorWord = (typeof OUTGOING_ERRORS)[number];

export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';

  constructor(readonly word: OutgoingErrorWord) {
    super(`Nothing was answered: ${word}`);
  }
}
