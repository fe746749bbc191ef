import { FIELD_TYPES, type FieldType } from './field.js';
import { headPositions } from './questions/head-word.js';
import { type Label } from './questions/label.js';
import { readList, sectionsIn } from '../../language/resources.js';
import { WordPatterns } from '../../language/word-patterns.js';
import { questionWords } from './questions/question-word.js';
import { fieldWords, withLists } from './field-words.js';

const RULES = sectionsIn(readList('fields/answer-types.txt')).map(({ heading, entries }) => {
  const [name, ...flags] = heading.split(' ');
  const type = FIELD_TYPES.find((each) => each === name);
  if (!type) throw new Error(`No type of field is called ${heading}`);
  return { type, flags: new Set(flags), entries };
});
/** Each pattern with its rule, and which part of that it is, such as "whole" or "heads". */
const PATTERNS = RULES.flatMap((rule) =>
  rule.entries.flatMap((entry) => {
    const [part = ''] = entry.split(' ', 1);
    return withLists(entry.slice(part.length + 1)).map((pattern) => [pattern, { rule, part }] as const);
  }),
);
const MATCHER = new WordPatterns(PATTERNS, questionWords);

/** Up to this many words in brackets say what is wanted; more say what to write about. */
const FEW = 2;
/** In a question of up to this many words any noun is what it asks for. */
const SHORT = 4;
const WIDE: ReadonlySet<string> = new Set(fieldWords('wide'));
const PREPOSITIONS: ReadonlySet<string> = new Set(['at', 'by', 'for', 'from', 'in', 'on', 'to', 'with']);
const SAYS_MORE: ReadonlySet<string> = new Set(fieldWords('says-more'));
const COUNTED: ReadonlySet<string> = new Set(['many', 'much', 'old']);

/** "How many, and what do they say?": the further question wants words. */
function asksMore({ clauses }: Label): boolean {
  return clauses.slice(1).some(([first = '', second = '']) => {
    if (first === 'how') return !COUNTED.has(second);
    return WIDE.has(first) || second === 'whom' || (PREPOSITIONS.has(first) && WIDE.has(second));
  });
}

function isAbout({ clauses, hints, words }: Label): (position: number) => boolean {
  const main = clauses[0] ?? [];
  const head = headPositions(main);
  const hintsFrom = words.length - hints.length;
  const isInShort = (position: number): boolean => position < main.length && main.length <= SHORT;
  return (position) => head.includes(position) || isInShort(position) || (position >= hintsFrom && hints.length <= FEW);
}

/** Whether it covers the main question, or what comes before a comma or qualifying words ("author of the proposal"). */
function isWhole({ clauses, beforeComma }: Label, at: readonly number[]): boolean {
  const [main = []] = clauses;
  const more = main.findIndex((word) => SAYS_MORE.has(word));
  return at[0] === 0 && [main.length, beforeComma, more].includes((at.at(-1) ?? 0) + 1);
}

/** "A title that explains the project" asks for a title, not for an explanation, "price per user" not for users. */
function isOfThing({ words }: Label, [first = 0]: readonly number[]): boolean {
  const before = words[first - 1];
  return before === 'per' || (before === 'that' && first > 1);
}

export function typeInQuestion(label: Label): FieldType | null {
  const hits = MATCHER.match(label.words);
  const isHead = isAbout(label);
  const found = RULES.find((rule) => {
    if ((rule.flags.has('choices') && !label.choices) || (rule.flags.has('unit') && !label.unit)) return false;
    const own = hits.filter(({ tag }) => tag.rule === rule);
    if (own.some(({ tag, at }) => tag.part === 'not' && !isOfThing(label, at))) return false;
    return own.some(({ tag, at }) => {
      if (tag.part === 'any') return !rule.flags.has('at-start') || at[0] === 0;
      return tag.part === 'whole' ? isWhole(label, at) : at.some(isHead);
    });
  });
  if (!found) return null;
  // One line of text is one line, however much is asked for.
  const isNarrow = found.type !== 'multi_select' && (!found.flags.has('asked') || found.type === 'boolean');
  return isNarrow && asksMore(label) ? 'long_text' : found.type;
}
