/** A task of the operator that cannot be done; the message is one sentence for a person. */
export class OnboardingError extends Error {
  override readonly name = 'OnboardingError';
}
