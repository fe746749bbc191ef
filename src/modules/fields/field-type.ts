import { type FieldType } from './field.js';
import { FIELD_TYPE_RULES } from './field-type-rules.js';
import { PhraseMatcher } from './lexicon/phrase-matcher.js';

interface RulePart {
  rule: number;
  excludes: boolean;
}

const MATCHER = new PhraseMatcher<RulePart>(
  FIELD_TYPE_RULES.flatMap(({ any, not }, rule) => [
    ...any.map((phrase) => [phrase, { rule, excludes: false }] as const),
    ...not.map((phrase) => [phrase, { rule, excludes: true }] as const),
  ]),
);

/** From so many words on, a label that fits no rule asks for prose. */
const LONG_LABEL = 9;

/** The type that a label asks for, or null when it is a bare noun that could ask for anything. */
export function typeInQuestion(words: readonly string[]): FieldType | null {
  const hits = MATCHER.match(words);
  const found = FIELD_TYPE_RULES.find(({ atStart }, rule) => {
    const own = hits.filter(({ tag }) => tag.rule === rule);
    return (
      own.some(({ tag, from }) => !tag.excludes && (!atStart || from === 0)) && !own.some(({ tag }) => tag.excludes)
    );
  });
  if (found) return found.type;
  return words.length >= LONG_LABEL ? 'long_text' : null;
}
