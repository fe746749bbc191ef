import { type SentenceText } from '../answer-text.js';
import { isFunctionWord } from '../../../../language/language.js';
import { type Token } from '../../../../language/tokens.js';
import { warnOf } from '../conduct/suspects.js';
import { Stance } from '../stance.js';
import { undisguised } from '../words/disguise.js';
import { FlagPatterns, type Match, type PatternText } from '../words/flag-patterns.js';

const ABUSE = new FlagPatterns('abuse');
/** Somebody who calls themselves such a word insults nobody. */
const OF_ONESELF = new Set(['i', 'm', 'me', 'we', 'my', 'myself', 'am', 'felt', 'feel', 'like']);
const OF_THINGS = new Set(['proof', 'guide', 'guides', 'board']);
const NEAR = 3;
const MESSAGE = 'The answer insults, threatens or despises people.';

function starred(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => (word.length > 3 ? word.charAt(0) + '*'.repeat(word.length - 1) : word)).join(' ');
}

/** Whether the word is somebody's name: a single word with a capital after a name or a title. */
function isName({ plain, tokens }: PatternText, { from, to }: Match): boolean {
  const [before, word] = [tokens[from - 1], tokens[from]];
  if (to - from > 1 || !before?.capital || !word?.capital || isFunctionWord(before.word)) return false;
  return word.start - before.end === 1 && plain !== plain.toUpperCase();
}

function isReclaimed(tokens: readonly Token[], { from, to }: Match): boolean {
  return (
    OF_THINGS.has(tokens[to]?.word ?? '') ||
    tokens.slice(Math.max(0, from - NEAR), from).some(({ word }) => OF_ONESELF.has(word))
  );
}

function abuseIn(stance: Stance, sentence: SentenceText): string | null {
  const look = (wording: PatternText): string | null => {
    const isOwn = (match: Match): boolean =>
      !stance.isQuoted(sentence, match) &&
      !stance.isSaidByOthers(sentence, match) &&
      !stance.isReported(sentence, match) &&
      !isReclaimed(wording.tokens, match) &&
      !isName(wording, match) &&
      !stance.isAbout(sentence);
    const found = ABUSE.find(wording, isOwn);
    return found && starred(wording.tokens.slice(found.from, found.to));
  };
  const read = undisguised(sentence.plain);
  return look(sentence) ?? (read && look(read));
}

function isQuotation(stance: Stance, sentence: SentenceText): boolean {
  return stance.isSaidByOthers(sentence, { from: 0, to: sentence.tokens.length });
}

/** Insults, slurs and threats at people, in the applicant's own voice. Coarse words about things are none. */
export const toxicity = warnOf('toxicity', MESSAGE, (text, suspects) => {
  const stance = new Stance(text);
  for (const sentence of text.spoken) {
    const found = abuseIn(stance, sentence);
    if (found !== null) return found;
  }
  return suspects().find((sentence) => stance.isOwn(sentence) && !isQuotation(stance, sentence))?.plain;
});
