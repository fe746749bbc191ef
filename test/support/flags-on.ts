import { inferFields } from '../../src/modules/fields/field-inference.js';
import { inspectAnswers } from '../../src/modules/review/guard-rails/guard-rails.js';
import { type FlagType } from '../../src/modules/review/guard-rails/guard-rail.js';
import { type ReviewAnswer } from '../../src/modules/review/reviewers/reviewer.js';
import { STRONG } from './sample-applications.js';

function answerTo(label: string, key: string, value: string): ReviewAnswer {
  const role = inferFields([{ label }])[0]?.clarity_role ?? null;
  return { key, label, role, sources: ['clarity'], value };
}

/** The flags of a good application whose second answer, or second and fourth, say this instead, under this question. */
export function flagsOn(value: string | readonly string[], label?: string): FlagType[] {
  const [one = '', other] = typeof value === 'string' ? [value] : value;
  const answers = STRONG.map((answer, at) => {
    const said = at === 1 ? one : at === 3 ? (other ?? answer.value) : answer.value;
    return answerTo((at === 1 ? label : undefined) ?? answer.label, answer.key, said);
  });
  return inspectAnswers(answers).flags.map(({ type }) => type);
}
