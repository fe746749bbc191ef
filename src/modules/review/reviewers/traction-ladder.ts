import { type Level } from '../../rubric/criterion.js';
import { type ReadSentence } from './reading.js';
import { type ReviewAnswer } from './reviewer.js';
import { type Judged, saysSomething } from './rungs.js';

const PAID = 3;
const PAID_AGAIN = 4;

/** Two figures of one kind for different times: it can be seen whether it grows. */
function isSeries({ measures, times, rungs }: ReadSentence): boolean {
  const sums = measures.filter(({ kind }) => kind === 'money').length;
  const counts = measures.filter(({ kind }) => kind === 'count').length;
  return Math.max(sums, counts) > 1 && (times.size > 1 || rungs.has('growth'));
}

/** "€148k in 2023, €335k in 2024" and not a word more: sums of years are takings. */
function isTakings({ measures, years, grounds, opening }: ReadSentence): boolean {
  return grounds.size === 0 && opening === '' && years.size > 1 && measures.filter(({ kind }) => kind === 'money').length > 1;
}

function stepOf(sentence: ReadSentence): Level {
  const { rungs, features, hedged, denied, unpaid, isBudget } = sentence;
  const tried = rungs.has('prototype') || rungs.has('use') || rungs.has('payment');
  if (!features.has('related')) return tried ? 1 : 0;
  const isMeasured = features.has('money') || features.has('count') || features.has('percent');
  if (denied || isBudget || (hedged && !(isMeasured && features.has('past')))) return 0;
  const isPaid = isMeasured && !unpaid && (rungs.has('payment') || isTakings(sentence));
  if (isPaid && (isSeries(sentence) || (rungs.has('growth') && features.has('percent')))) return PAID_AGAIN;
  if (isPaid) return PAID;
  if (isMeasured && rungs.has('use')) return 2;
  return tried ? 1 : 0;
}

interface Step {
  sentence: ReadSentence;
  step: Level;
}

/** Paid for at one time and at another, as told in one answer: with a row for each year, or a sentence. */
function isRepeated(steps: readonly Step[]): boolean {
  const shared = new Map<ReviewAnswer, readonly string[]>();
  for (const { step, sentence } of steps) {
    const { answer, times } = sentence;
    if (step < PAID || times.size === 0) continue;
    shared.set(answer, (shared.get(answer) ?? [...times]).filter((time) => times.has(time)));
  }
  return [...shared.values()].some((times) => times.length === 0);
}

/** Idea, prototype, use, payment, growth: the highest step that a figure stands behind. */
export function judgeTraction(sentences: readonly ReadSentence[]): Judged {
  const steps = sentences
    .filter(
      (sentence) =>
        saysSomething(sentence) && sentence.places.every(({ answer }) => answer.sources.includes('founder_fit')),
    )
    .map((sentence) => ({ sentence, step: stepOf(sentence) }))
    .filter(({ step }) => step > 0)
    .sort((a, b) => b.step - a.step || a.sentence.words.length - b.sentence.words.length);
  const highest = steps[0]?.step ?? 0;
  return {
    level: isRepeated(steps) ? PAID_AGAIN : highest,
    sentences: steps.map(({ sentence }) => sentence),
    bearing: steps.filter(({ step }) => step === highest).length,
  };
}
