import { hasNumber } from '../../../../language/seen-words.js';
import { type Statement } from '../statements/statement.js';

/** Whether it tells, under the question for progress, how much was earned: "Turnover: 2023 €118,000", in whatever words. */
export function isEarned({ answer, cues, words }: Statement): boolean {
  return answer.role === 'traction' && cues.has('earnings') && hasNumber(words);
}

/** Up to this certainty, it is neither planned nor hoped for, nor a figure about nothing. */
const UNREAL = 0.5;

/** Told under the question for progress, "none has left" tells of success, though it sounds like an admission. */
export function isOfThoseWhoStay({ answer, cues, reading: { kind } }: Statement): boolean {
  return answer.role === 'traction' && cues.has('stay') && kind.plan + kind.hope + kind.vanity < UNREAL;
}
