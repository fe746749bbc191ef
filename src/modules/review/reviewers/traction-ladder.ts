import { type ClarityRole } from '../../fields/field.js';
import { type Level } from '../../rubric/criterion.js';
import { type ReadSentence } from './reading.js';
import { type Judged, saysSomething } from './rungs.js';

/** Under other questions, sales and users may well be somebody else's. */
const HOME: readonly ClarityRole[] = ['traction', 'customer', 'business_model', 'solution'];

function stepOf({ rungs, features, hedged, texture }: ReadSentence): Level {
  const measured = features.has('measure');
  if (hedged && !(measured && features.has('past'))) return 0;
  if (rungs.has('growth') && measured && (rungs.has('payment') || rungs.has('use')))
    return texture === 'prose' ? 4 : 3;
  if (rungs.has('payment') && measured) return 3;
  if (rungs.has('use') && measured) return 2;
  return rungs.size > 0 ? 1 : 0;
}

/** Idea, prototype, use, payment, growth: the highest step that a figure stands behind. */
export function judgeTraction(sentences: readonly ReadSentence[]): Judged {
  const steps = sentences
    .filter(
      (sentence) =>
        saysSomething(sentence) && sentence.places.every(({ answer }) => answer.sources.includes('founder_fit')),
    )
    .map((sentence) => {
      const step = stepOf(sentence);
      const isHome = sentence.places.every(({ homes }) => homes.open || HOME.some((role) => homes.fitting.has(role)));
      return { sentence, step: isHome || step === 0 ? step : (1 as const) };
    })
    .filter(({ step }) => step > 0)
    .sort((a, b) => b.step - a.step || a.sentence.words.length - b.sentence.words.length);
  return { level: steps[0]?.step ?? 0, sentences: steps.map(({ sentence }) => sentence) };
}
