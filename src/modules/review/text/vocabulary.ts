import { type ClarityRole } from '../../fields/field.js';
import { PhraseMatcher } from '../../../language/phrase-matcher.js';
import { ROLE_LEXICONS } from '../../fields/lexicon/role-lexicons.js';
import { isFunctionWord } from '../../../language/language.js';
import { isPlaceholder } from '../../../language/prose.js';
import { isMeasureWord } from './measures.js';
import { CRITERION_TERMS, type LadderRung, type TermCriterion, TRACTION_LADDER } from './words/criterion-terms.js';
import { SEGMENTS } from './words/segments.js';
import { type Signal, SIGNALS } from './words/signals.js';

/** What a phrase found in an answer means. */
export type Meaning =
  | { kind: 'role'; role: ClarityRole }
  | { kind: 'not_role'; role: ClarityRole }
  | { kind: 'term'; criterion: TermCriterion }
  | { kind: 'rung'; rung: LadderRung }
  | { kind: 'signal'; signal: Signal }
  | { kind: 'segment' };

function all<Name extends string>(
  table: Readonly<Record<Name, readonly string[]>>,
  meaning: (name: Name) => Meaning,
): [string, Meaning][] {
  return (Object.keys(table) as Name[]).flatMap((name) =>
    table[name].map((phrase): [string, Meaning] => [phrase, meaning(name)]),
  );
}

/** Every table that answers are read by, in one matcher: one pass over the words finds everything. */
export const VOCABULARY = new PhraseMatcher<Meaning>([
  ...ROLE_LEXICONS.flatMap(({ role, tells, except }) => [
    ...tells.map((phrase): [string, Meaning] => [phrase, { kind: 'role', role }]),
    ...except.map((phrase): [string, Meaning] => [phrase, { kind: 'not_role', role }]),
  ]),
  ...all(CRITERION_TERMS, (criterion) => ({ kind: 'term', criterion })),
  ...all(TRACTION_LADDER, (rung) => ({ kind: 'rung', rung })),
  ...all(SIGNALS, (signal) => ({ kind: 'signal', signal })),
  ...SEGMENTS.map((phrase): [string, Meaning] => [phrase, { kind: 'segment' }]),
]);

/** Whether a word can move a score. Such a word is no secret when it is part of a founder's name. */
export function isScoringWord(word: string): boolean {
  return isFunctionWord(word) || isMeasureWord(word) || isPlaceholder(word) || VOCABULARY.knows(word);
}
