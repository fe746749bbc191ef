import { checkAnswers } from '../../fields/answers-check.js';
import { type Answer } from '../../fields/field.js';
import { type CarefulReading } from '../careful-reading.js';
import { type Draft, NOTHING_BLINDED } from '../draft.js';
import { type BlindAnswers, blindAnswers } from '../redaction.js';
import { ReviewFailure } from '../review-failure.js';

/** What the reviewer may read of a submission. @throws ReviewFailure */
export function blinding({ subject }: Draft, reading: CarefulReading): Pick<Draft, 'blinded'> {
  const { submission, fields, brief } = subject;
  const { answers, schemaId, founderName, contactEmail } = submission;
  if (schemaId !== null) {
    const { unknownKeys, missingKeys } = checkAnswers(fields, answers);
    if (unknownKeys.length > 0 || missingKeys.length > 0) throw new ReviewFailure('invalid_answers');
  }
  const blindOf = (some: readonly Answer[]): BlindAnswers =>
    blindAnswers({ founderName, contactEmail, fields, answers: some, brief });
  const blinded = reading.read('blinding', answers, blindOf, () => NOTHING_BLINDED);
  if (blinded.answers.length === 0 && reading.leftOut.length === 0) throw new ReviewFailure('no_usable_answers');
  return { blinded };
}
