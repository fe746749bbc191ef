import { type AnswerText, isSpoken, type SentenceText } from '../answer-text.js';
import { type KnownWord } from '../../../../language/remember-words.js';
import { sureOf, suspectsIn } from '../conduct/suspects.js';
import { type Finding } from '../guard-rail.js';
import { Stance } from '../stance.js';
import { type Wording } from '../words/clause.js';
import { undisguised } from '../words/disguise.js';
import { FlagPatterns, type Match } from '../words/flag-patterns.js';

const ABUSE = new FlagPatterns('abuse');
/** Who takes such a word for oneself insults nobody. */
const OF_ONESELF = new Set(['i', 'm', 'me', 'we', 'my', 'myself', 'am', 'felt', 'feel', 'like']);
/** "Idiot-proof" insults nobody. */
const OF_THINGS = new Set(['proof', 'guide', 'guides', 'board']);
const NEAR = 3;
const MESSAGE = 'The answer insults, threatens or despises people.';

function starred(words: readonly KnownWord[]): string {
  return words.map(({ text }) => (text.length > 3 ? text.charAt(0) + '*'.repeat(text.length - 1) : text)).join(' ');
}

function isReclaimed(words: readonly KnownWord[], { from, to }: Match): boolean {
  return (
    OF_THINGS.has(words[to]?.text ?? '') ||
    words.slice(Math.max(0, from - NEAR), from).some(({ text }) => OF_ONESELF.has(text))
  );
}

/** The words of a sentence that abuse somebody, where they are the applicant's own. */
function abuseIn(stance: Stance, sentence: SentenceText, isDisguised: boolean): string | null {
  const look = (wording: Wording): string | null => {
    const isOwn = (match: Match): boolean =>
      !stance.isQuoted(sentence, match) &&
      !stance.isReported(sentence, match) &&
      !isReclaimed(wording.words, match) &&
      !stance.isAbout(sentence);
    const found = ABUSE.find(wording, isOwn);
    return found && starred(wording.words.slice(found.from, found.to));
  };
  const found = look(sentence);
  const read = found === null && isDisguised ? undisguised(sentence.plain) : null;
  return read === null ? found : look(read);
}

/** What a pattern knows for abuse, or else what reads like it. */
function abuseOf(text: AnswerText, least: number): string | null {
  const stance = new Stance(text);
  for (const sentence of text.sentences) {
    const found = isSpoken(sentence) ? abuseIn(stance, sentence, text.isDisguised) : null;
    if (found !== null) return found;
  }
  const read = suspectsIn(text, 'toxicity', least).find((sentence) => stance.isOwn(sentence));
  return read?.plain ?? null;
}

/** Insults, slurs and threats at people, in the applicant's own voice. Coarse words about things are none. */
export function toxicity(answers: readonly AnswerText[]): Finding[] {
  const least = sureOf('toxicity', answers);
  return answers.flatMap((text): Finding[] => {
    const found = abuseOf(text, least);
    return found === null ? [] : [{ severity: 'warning', key: text.answer.key, text: found, message: MESSAGE }];
  });
}
