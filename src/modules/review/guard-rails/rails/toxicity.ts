import { type Token, tokenise, wordsOf } from '../../../../language/tokens.js';
import { type AnswerText, isSpoken, type SentenceText } from '../answer-text.js';
import { sureOf, suspectsIn } from '../conduct/suspects.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { Stance } from '../stance.js';
import { clauseOf } from '../words/clause.js';
import { undisguised } from '../words/disguise.js';
import { FlagPatterns, type Match } from '../words/flag-patterns.js';

const ABUSE = new FlagPatterns('abuse');
/** Who takes such a word for oneself insults nobody. */
const OF_ONESELF = new Set(['i', 'm', 'me', 'we', 'my', 'myself', 'am', 'felt', 'feel', 'like']);
/** "Idiot-proof" insults nobody. */
const OF_THINGS = new Set(['proof', 'guide', 'guides', 'board']);
const NEAR = 3;
const MESSAGE = 'The answer insults, threatens or despises people.';

function starred(words: readonly string[]): string {
  return words.map((word) => (word.length > 3 ? word.charAt(0) + '*'.repeat(word.length - 1) : word)).join(' ');
}

function isReclaimed(words: readonly string[], { from, to }: Match): boolean {
  return (
    OF_THINGS.has(words[to] ?? '') || words.slice(Math.max(0, from - NEAR), from).some((word) => OF_ONESELF.has(word))
  );
}

/** The words of a sentence that abuse somebody, where they are the applicant's own. */
function abuseIn(stance: Stance, sentence: SentenceText, isDisguised: boolean): string | null {
  const look = (plain: string, tokens: readonly Token[], words: readonly string[]): string | null => {
    const clause = clauseOf(plain, tokens, words);
    const isOwn = (match: Match): boolean =>
      !stance.isQuoted(sentence, match) &&
      !stance.isReported(sentence, match) &&
      !isReclaimed(words, match) &&
      !stance.isAbout(sentence);
    const found = ABUSE.find(clause, isOwn);
    return found && starred(words.slice(found.from, found.to));
  };
  const found = look(sentence.plain, sentence.tokens, sentence.words);
  const read = found === null && isDisguised ? undisguised(sentence.plain) : null;
  return read === null ? found : look(read, tokenise(read), wordsOf(read));
}

/** What a pattern knows for abuse, or else what reads like it. */
function abuseOf(text: AnswerText, least: number): string | null {
  const stance = new Stance(text);
  for (const sentence of text.sentences) {
    const found = isSpoken(sentence) ? abuseIn(stance, sentence, text.isDisguised) : null;
    if (found !== null) return found;
  }
  const read = suspectsIn(text, 'toxicity', least).find((sentence) => stance.isOwn(sentence));
  return read ? excerptOf(read.plain) : null;
}

/** Insults, slurs and threats at people, in the applicant's own voice. Coarse words about things are none. */
export function toxicity(answers: readonly AnswerText[]): Findings {
  const least = sureOf('toxicity', answers);
  return flagsOnly(
    answers.flatMap((text) => {
      const excerpt = abuseOf(text, least);
      if (excerpt === null) return [];
      return [{ type: 'toxicity', severity: 'warning', key: text.answer.key, excerpt, message: MESSAGE }];
    }),
  );
}
