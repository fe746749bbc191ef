/** A task of the operator that is impossible; the message is one sentence for a person. */
export class OnboardingError extends Error {
  override readonly name = 'OnboardingError';
}
