import { type Token } from '../../../../language/tokens.js';
import { type Meaning, meaningOf } from '../../../../language/word-meanings.js';
import { lexemeOf } from '../words/lexeme.js';

export const CONDUCTS = ['toxicity', 'prompt_injection', 'keyword_stuffing', 'gibberish', 'off_topic'] as const;
export type ConductKind = (typeof CONDUCTS)[number];
export const CONDUCT_OUTPUTS: readonly string[] = ['honest', ...CONDUCTS];

/** For each kind, how much more likely it is than all others together, in log odds. */
export type Conduct = Readonly<Record<ConductKind, number>>;

export function subjectOf(tokens: readonly Token[]): Meaning | null {
  return meaningOf(tokens, (word) => !lexemeOf(word).isGroup);
}
