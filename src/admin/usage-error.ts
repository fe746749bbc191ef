/** The command was not understood; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
