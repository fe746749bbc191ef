import { wordsOf } from '../../../../language/tokens.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { settingOf } from '../mentions.js';
import { contemptIn, isContempt } from './contempt.js';
import { hostilePassage, isHostile } from './hostility.js';
import { maskedWordIn } from './masked-words.js';
import { type Severity, speaksOfAbuse, worstOf } from './offences.js';

interface Offence {
  severity: Severity;
  excerpt: string;
}

function starred(words: readonly string[]): string {
  return words.map((word) => word.charAt(0) + '*'.repeat(Math.max(word.length - 1, 1))).join(' ');
}

/** Whether the words around a quotation offend, too, by more than taking up a word of it. */
function offendsItself(own: readonly string[], quoted: readonly string[]): boolean {
  const worst = worstOf(own);
  if (worst !== null) return !own.slice(worst.hit.from, worst.hit.to).every((word) => quoted.includes(word));
  return isContempt(contemptIn(own));
}

/** What is quoted from others, or named as what is guarded against, is no offence; speaking to somebody is. */
function isReported(text: AnswerText, at: number, { plain, words }: SentenceText): boolean {
  if (PARDON.test(plain) || PARDON.test(text.sentences[at + 1]?.plain ?? '')) return true;
  const { quoted, own, reports, ofAttacks, isExample } = settingOf(text, at);
  const isTopic = speaksOfAbuse(words) || speaksOfAbuse(text.sentences[at - 1]?.words ?? []);
  const isSaid = reports || isTopic || ofAttacks;
  const offends = offendsItself(wordsOf(own), wordsOf(quoted));
  if (quoted !== '' && !offends && maskedWordIn(own) === null)
    return (
      isSaid &&
      !/\b(?:reviewers?|judges|committee|jury|evaluators?|this (?:application|programme|form))\b/iu.test(quoted)
    );
  if (isExample) return true;
  if (isTopicOfPlay(text, at)) return true;
  const isThirdPerson = !/\b(?:you|your|you're)\b/iu.test(plain);
  return isThirdPerson && (isTopic || SAID_OF.test(plain) || SAID_AFTER.test(plain));
}

/** A game, a film or a book, in which people do worse to each other than say so. */
const PLAY = /\b(?:game|games|gamers?|gameplay|shooter|players?|play (?:a|the)|npcs?|film|movie|novel|comic|stunts?|podcast|crime fiction|thriller)\b/iu;

function isTopicOfPlay(text: AnswerText, at: number): boolean {
  return PLAY.test(text.sentences[at]?.plain ?? '') || PLAY.test(text.sentences[at - 1]?.plain ?? '');
}

/** Who uses such a word of a thing may well beg pardon for it. */
const PARDON = /\b(?:sorry for (?:the |that |my |this )?(?:word|words|language|expression)|pardon my|excuse my|forgive (?:the|my) (?:word|language|french|expression))\b/iu;

/** Others said it, in so many words without quotation marks. */
const SAID_AFTER = /,\s(?:\p{L}+\s){1,4}(?:says?|said|told us|wrote|reckons|claims?)\b/iu;
const SAID_OF =
  /\b(?:customers?|users?|drivers?|nurses?|farmers?|teachers?|students?|parents?|patients?|workers?|one (?:of|\p{L}+)|many|they|people|he|she|interviewees?|reviews?|wife|husband|mum|mother|father|uncle|friend|sister|brother|boss|testers?|clerks?|strangers|owners?|chef|somebody|someone)\b[^.!?]{0,40}\b(?:said|says|say|told|tells|called|calls?|wrote|complain(?:ed|s)?|described|describes?|found|think|thinks|thought|hates?|hated|swore|answered|shouted)\b/iu;

function offenceIn(text: AnswerText, at: number): Offence | null {
  const sentence = text.sentences[at];
  if (!sentence) return null;
  const { words } = sentence;
  const found = worstOf(words);
  const disguised = found ? null : offenceInDisguise(sentence);
  const offence = found
    ? { severity: found.severity, excerpt: starred(words.slice(found.hit.from, found.hit.to)) }
    : (disguised ?? contemptOf(sentence));
  return offence && !isReported(text, at, sentence) ? offence : null;
}

/** Contempt takes no single word, so there is nothing to star out. */
function contemptOf({ words, plain, disguises }: SentenceText): Offence | null {
  for (const reading of [words, ...disguises.map(wordsOf)]) {
    const contempt = contemptIn(reading);
    if (contempt.threatens) return { severity: 'warning', excerpt: excerptOf(plain) };
    if (isContempt(contempt)) return { severity: 'info', excerpt: excerptOf(plain) };
  }
  return null;
}

function offenceInDisguise({ plain, disguises }: SentenceText): Offence | null {
  const masked = maskedWordIn(plain);
  if (masked) return { severity: masked.isSlur ? 'warning' : 'info', excerpt: starred([masked.masked]) };
  for (const reading of disguises) {
    const words = wordsOf(reading);
    const found = worstOf(words);
    if (found && (found.hit.tag === 'coarse' || found.hit.tag === 'slur' || found.hit.tag === 'insult'))
      return { severity: found.severity, excerpt: starred(words.slice(found.hit.from, found.hit.to)) };
  }
  return null;
}

/** What no sentence says outright, but a passage does. */
function hostilityIn(text: AnswerText): Offence | null {
  const passage = hostilePassage(text);
  if (passage === null || !isHostile(passage)) return null;
  return { severity: passage.threatens ? 'warning' : 'info', excerpt: excerptOf(text.sentences[passage.at]?.plain ?? '') };
}

const MESSAGES: Readonly<Record<Severity, string>> = {
  warning: 'The answer contains a threat or a slur.',
  info: 'The answer contains coarse or insulting language.',
};

/** Threats, slurs, insults and swearing. A person decides what they mean; the review takes no notice. */
export function toxicity(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap((text) => {
      const offences = text.sentences.flatMap((_, at) => offenceIn(text, at) ?? []);
      const worst = offences.find(({ severity }) => severity === 'warning') ?? offences[0] ?? hostilityIn(text);
      if (!worst) return [];
      const { severity, excerpt } = worst;
      return [{ type: 'toxicity' as const, severity, key: text.answer.key, excerpt, message: MESSAGES[severity] }];
    }),
  );
}
