import { type CarefulReading } from '../careful-reading.js';
import { type Draft } from '../draft.js';
import { withoutSpans } from '../guard-rails/excluded.js';
import { type Findings } from '../guard-rails/guard-rail.js';
import { inspectAnswers, mergeFindings } from '../guard-rails/guard-rails.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { simulate } from '../simulator.js';

/** What the guard rails find, and what they leave for the reviewer. @throws ReviewFailure, ReviewPutOff */
export function guardRails(
  { subject, blinded }: Draft,
  reading: CarefulReading,
): Pick<Draft, 'flags' | 'originals' | 'read'> {
  const simulated = simulate(subject.submission);
  const found = new Map<string, Findings>();
  const passes = (some: readonly ReviewAnswer[]): ReviewAnswer[] =>
    reading.readable('guard_rails', some, (one) => found.set(one.key, inspectAnswers([one])));
  const [originals, unread] = [passes(blinded.originals), passes(blinded.unread)];
  const { flags, excluded } = reading.together(
    'guard_rails',
    () => inspectAnswers(originals, unread),
    () => mergeFindings([...found.values()]),
  );
  const keys = new Set(originals.map(({ key }) => key));
  const read = withoutSpans(
    blinded.answers.filter(({ key }) => keys.has(key)),
    excluded,
  );
  return { flags: [...simulated, ...flags], originals, read };
}
