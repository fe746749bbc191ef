import { type Token } from '../../../../language/tokens.js';
import { isEnglishFunctionWord } from '../../../../language/language.js';
import { stem } from '../../../../language/stem.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import {
  DONE_TO_THINGS,
  HANDLING_VERBS,
  LIVING_INFINITIVES,
  LIVING_STATES,
  LIVING_VERBS,
  MEASURED_OUT,
  NO_PERSONS,
  PERSONS,
  STIFF_JOINTS,
} from '../words/absurd-words.js';
import { kindOf } from '../../text/words/life-words.js';

const MOST_WORDS = 800;
const FEWEST_WORDS = 14;
const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being']);
const BECOME = new Set([...BE, 'become', 'becomes', 'became', 'remain', 'remains', 'inside', 'into', 'towards']);
const ARTICLES = new Set(['the', 'a', 'an', 'its', 'his', 'her', 'their', 'own', 'each', 'every', 'another']);
const OWN = new Set(['we', 'our', 'i', 'my', 'us', 'you', 'your']);
const TO = new Set(['to', 'will', 'would', 'can', 'cannot', 'could', 'should', 'shall', 'may', 'must']);
/** What they stand for may be alive. */
const STAND_INS = new Set(['it', 'that', 'which', 'and', 'this', 'these', 'those', 'one', 'there']);
const PERSON_ENDING = /(?:[a-z]{2}(?:er|or|ian|ist|eer)s?|(?:wo)?m[ae]n)$/;
const NO_NOUN = /(?:ly|ed|ing)$/;
const CLAUSE_END = /[.;:!?"“”(|]/;
const REACH = 5;
/** They have no business next to anything a venture deals in, unless it deals in them. */
const FAR_FETCHED = new Set([
  'kin', 'body', 'weekday', 'sky', 'food', 'house', 'colour', 'clothing', 'music', 'pets', 'land', 'faith',
]);

/** How much a find adds. */
const LIVING = 1.5;
const MISMATCH = 1;
const STIFF = 0.5;
/** A short answer is weighed as if it had so many words, and all by what there is to so many. */
const SHORT = 30;
const PER_WORDS = 40;
const FEWEST_FINDS = 2;
const THRESHOLD = 3;

type IsKnown = (subject: string) => boolean;

function isPerson(word: string): boolean {
  const kind = kindOf(word);
  return PERSONS.has(word) || kind === 'kin' || kind === 'pets' || (PERSON_ENDING.test(word) && !NO_PERSONS.has(word));
}

function isNoun(word: string): boolean {
  return word.length > 2 && !isEnglishFunctionWord(word) && !NO_NOUN.test(word);
}

/** The last noun before a place in the same clause; none where a pronoun stands for it, or a name. */
function subjectBefore({ plain, tokens }: SentenceText, at: number): string | null {
  let end = tokens[at]?.start ?? 0;
  for (let back = at - 1; back >= Math.max(0, at - REACH); back -= 1) {
    const token = tokens[back];
    if (token?.kind !== 'word' || CLAUSE_END.test(plain.slice(token.end, end)) || STAND_INS.has(token.word)) return null;
    end = token.start;
    if (PERSONS.has(token.word) || isNoun(token.word)) return token.capital && back > 0 ? null : token.word;
  }
  return null;
}

/** The next word that is no article. */
function objectAfter(tokens: readonly Token[], at: number): string {
  return tokens.slice(at + 1, at + 4).find(({ word }) => !ARTICLES.has(word))?.word ?? '';
}

function isFarFetched(word: string, isKnown: IsKnown): boolean {
  return FAR_FETCHED.has(kindOf(word) ?? '') && !isKnown(stem(word));
}

/** "A month of Thursday", "remain inside the sandwich". */
function isMismatched(sentence: SentenceText, at: number, isKnown: IsKnown): boolean {
  const { tokens } = sentence;
  const word = tokens[at]?.word ?? '';
  const one = tokens[at - 1];
  const other = objectAfter(tokens, at);
  if (!one || one.capital || !isNoun(one.word) || MEASURED_OUT.has(one.word)) return false;
  if (word === 'of')
    return (
      isNoun(other) &&
      (kindOf(one.word) === undefined) !== (kindOf(other) === undefined) &&
      (isFarFetched(other, isKnown) || isFarFetched(one.word, isKnown))
    );
  return (
    BECOME.has(word) &&
    ARTICLES.has(tokens[at + 1]?.word ?? '') &&
    kindOf(one.word) === undefined &&
    !isPerson(one.word) &&
    isFarFetched(other, isKnown)
  );
}

/** What only the living do or are. */
function isLiving(word: string, before: string): boolean {
  if (LIVING_VERBS.has(word)) return true;
  if (LIVING_INFINITIVES.has(word)) return TO.has(before) || (before.endsWith('s') && isNoun(before));
  return LIVING_STATES.has(word) && BE.has(before);
}

function weightAt(sentence: SentenceText, at: number, isKnown: IsKnown): number {
  const { tokens } = sentence;
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1]?.word ?? '';
  if (STIFF_JOINTS.has(word)) return STIFF;
  if (isLiving(word, before)) {
    const subject = subjectBefore(sentence, at);
    if (subject !== null && !isPerson(subject)) return LIVING;
  }
  if (DONE_TO_THINGS.has(word) && BE.has(before)) {
    const subject = subjectBefore(sentence, at - 1);
    if (subject !== null && isPerson(subject)) return MISMATCH;
  }
  if (HANDLING_VERBS.has(word) && ARTICLES.has(tokens[at + 1]?.word ?? '') && isPerson(objectAfter(tokens, at)))
    return MISMATCH;
  return isMismatched(sentence, at, isKnown) ? MISMATCH : 0;
}

/** Everything has an article and is of something, and nobody speaks and nothing is counted. */
function stiffness(articles: number, ofs: number, own: number, figures: number): number {
  return (
    Math.min(2, Math.max(0, (articles - 0.12) * 15)) +
    Math.min(0.5, ofs * 8) -
    Math.min(1.5, own * 30) -
    Math.min(1.5, figures * 25)
  );
}

/**
 * Sentences as they should be, but of what cannot be: chimneys that sign and budgets that dream. One such picture is
 * good style; several in a short answer, told stiffly, are nonsense.
 */
export function isAbsurd({ sentences }: AnswerText, isKnown: IsKnown): boolean {
  let words = 0;
  let finds = 0;
  let weight = 0;
  const counts = { articles: 0, ofs: 0, own: 0, figures: 0 };
  for (const sentence of sentences) {
    if (words > MOST_WORDS) break;
    if (sentence.isForeign) continue;
    sentence.tokens.forEach(({ word, kind }, at) => {
      if (kind !== 'word') {
        counts.figures += 1;
        return;
      }
      words += 1;
      counts.articles += Number(ARTICLES.has(word));
      counts.ofs += Number(word === 'of');
      counts.own += Number(OWN.has(word));
      const found = weightAt(sentence, at, isKnown);
      finds += Number(found > 0);
      weight += found;
    });
  }
  if (words < FEWEST_WORDS || finds < FEWEST_FINDS) return false;
  const { articles, ofs, own, figures } = counts;
  const style = stiffness(articles / words, ofs / words, own / words, figures / words);
  return (weight * PER_WORDS) / Math.max(words, SHORT) + style >= THRESHOLD;
}
