import { stem } from '../../../language/stem.js';
import { kindOf } from '../text/words/life-words.js';
import { countNearWords } from './near-words.js';
import { type ReadSentence } from './reading.js';
import { type ReviewAnswer } from './reviewer.js';

/** A statement with fewer words of its own hardly leaves room for another subject. */
const FEWEST_GROUNDS = 2;
/** So few words leave no room for another subject. */
const TERSE_WORDS = 8;
/** Where a statement has many words of its own, one in so many has to be of the subject: fewer are a coincidence. */
const ONE_IN = 5;
/** So many words about somebody's work: it is about a founder. */
const ABOUT_FOUNDERS = 2;

/** So many statements of one answer that share a word are about it. */
const AGAIN_AND_AGAIN = 2;

const NONE: ReadonlySet<string> = new Set();

interface Uses {
  answers: Set<ReviewAnswer>;
  statements: number;
  /** One of them speaks for the venture. */
  own: boolean;
}

/**
 * What an application is about: the words that not every application has, and that come up in more than one of its
 * answers, or again and again in one that speaks for a venture. Copies are left aside, so that saying the same everywhere
 * makes nothing a subject.
 */
function subjectOf(sentences: readonly ReadSentence[]): Set<string> {
  const uses = new Map<string, Uses>();
  for (const { answer, places, grounds, abstract, texture, aboutReview, firstPerson, ofVentures } of sentences) {
    if (places.length > 1 || texture === 'noise' || aboutReview) continue;
    for (const ground of grounds) {
      if (abstract.has(ground)) continue;
      const use = uses.get(ground) ?? { answers: new Set(), statements: 0, own: false };
      use.answers.add(answer);
      use.statements += 1;
      use.own ||= firstPerson || ofVentures;
      uses.set(ground, use);
    }
  }
  const isSubject = ({ answers, statements, own }: Uses): boolean =>
    answers.size > 1 || (own && statements >= AGAIN_AND_AGAIN);
  return new Set([...uses].filter(([, use]) => isSubject(use)).map(([ground]) => ground));
}

function isEnough(shared: number, { grounds, abstract }: ReadSentence): boolean {
  return shared > 0 && shared * ONE_IN >= grounds.size - abstract.size;
}

function isAbout(sentence: ReadSentence, subject: ReadonlySet<string>): boolean {
  let shared = Number(subject.has(sentence.opening));
  for (const ground of sentence.grounds) if (subject.has(ground)) shared += 1;
  return isEnough(shared, sentence);
}

/** By answer, the words of its statements about the subject: what shares these is about it, too. */
function wordsAround(sentences: readonly ReadSentence[], subject: ReadonlySet<string>): Map<ReviewAnswer, Set<string>> {
  const around = new Map<ReviewAnswer, Set<string>>();
  for (const sentence of sentences) {
    const { answer, places, grounds } = sentence;
    if (places.length > 1 || !isAbout(sentence, subject)) continue;
    const words = around.get(answer) ?? new Set();
    for (const ground of grounds) words.add(ground);
    around.set(answer, words);
  }
  return around;
}

/** So many words of private life tell of one, whatever else is there; where nothing tells of the subject, fewer do. */
const PRIVATE = 3;
const PRIVATE_BESIDE = 2;

/** How many words of private life it has that the application is not about. */
function livedIn({ words }: ReadSentence, subject: ReadonlySet<string>): number {
  return new Set(words.filter((word) => kindOf(word) !== undefined && !subject.has(stem(word)))).size;
}

/** What leans further to private life than this tells of one, whatever words it shares: a story has its motifs, too. */
export const OF_LIFE = -0.03;
/**
 * Where sums or sales are told the same words are taken for those of a trade, unless they lean further than this; and so
 * they are where the subject is described without a story: "choirs" and "potters" are customers, too.
 */
const OF_LIFE_IN_TRADE = -0.15;
/** What shares no words with the rest has to lean so far to trade and use; notes are too short for that. */
const OF_LIFE_BESIDE = 0.05;

/** What is known of a sentence from the rest of the application. */
interface Context {
  subject: ReadonlySet<string>;
  /** It shares words with what the application is about, or their meaning where that is plainly a venture. */
  isOnSubject: boolean;
  /** Somebody tells of sums or sales in figures. */
  isTrade: boolean;
}

/** "Retired district nurse", "drywaller, 9 years": what somebody is by trade, and for how long, without a story around it. */
function tellsOfOccupation({ hasOccupation, isTenure, words }: ReadSentence): boolean {
  return hasOccupation && (isTenure || words.length <= TERSE_WORDS);
}

/**
 * Tells of a life and not of a venture: a figure in it measures nothing that a programme could check. Who speaks of
 * customers or sums speaks of a venture in whatever words, and for how many years somebody has worked is told like a life.
 */
function isPrivate(sentence: ReadSentence, { subject, isOnSubject, isTrade }: Context): boolean {
  const { ofVentures, ofWork, features, isTenure, isStory, lean, texture } = sentence;
  if (ofVentures || ofWork || features.has('money')) return false;
  const lived = isOnSubject ? PRIVATE + Number(isTrade) : PRIVATE_BESIDE;
  if (livedIn(sentence, subject) >= lived) return true;
  if (isTenure || lean === null || tellsOfOccupation(sentence)) return false;
  if (!isOnSubject && texture !== 'fragment') return lean < OF_LIFE_BESIDE;
  return lean < (isTrade || !isStory ? OF_LIFE_IN_TRADE : OF_LIFE);
}

/** Whether it is in a language that the reviewer reads, and not talk about the review. */
function isRead({ texture, aboutReview }: ReadSentence): boolean {
  return (texture === 'prose' || texture === 'fragment') && !aboutReview;
}

/** Bakers and boatmen use the words of private life in their trade: a sum, or a figure with a word of ventures, shows which it is. */
function tellsOfTrade(sentence: ReadSentence): boolean {
  const { features, ofVentures, buzz, places } = sentence;
  if (!isRead(sentence) || buzz || places.length > 1) return false;
  return features.has('money') || (features.has('measure') && ofVentures);
}

/** So many words of its own say in particular what it is about, even if they stand nowhere else. */
const PARTICULAR = 4;

function isParticular({ grounds, abstract, buzz }: ReadSentence): boolean {
  return !buzz && grounds.size - abstract.size >= PARTICULAR;
}

/** Not plainly about the venture, but hardly about anything else. */
function isLikelyRelated(sentence: ReadSentence): boolean {
  const { grounds, opening, words, texture, features, firstPerson, ofBusiness, ofVentures, ofWork, terms } = sentence;
  if (ofVentures || ofWork || (firstPerson && ofBusiness) || features.has('money')) return true;
  if (tellsOfOccupation(sentence)) return true;
  if ((terms.get('founder_problem_fit') ?? 0) >= ABOUT_FOUNDERS) return true;
  if (grounds.size === 0 && opening === '' && words.length <= TERSE_WORDS) return true;
  return grounds.size < FEWEST_GROUNDS && (firstPerson || texture === 'fragment');
}

/** So many figures of the venture in one answer make the others there its figures, too. */
const TOLD_OF = 2;

/** By answer, how many of its statements tell of the venture in figures. */
function countTold(sentences: readonly ReadSentence[]): Map<ReviewAnswer, number> {
  const told = new Map<ReviewAnswer, number>();
  for (const sentence of sentences) {
    const { answer, places, features } = sentence;
    if (places.length > 1 || !isRead(sentence) || !features.has('related') || !features.has('measure')) continue;
    told.set(answer, (told.get(answer) ?? 0) + 1);
  }
  return told;
}

/** "6 of 88 moved since": shares no word with the figures beside it, but stands among them and tells no story. */
function isAmongFigures(sentence: ReadSentence, told: ReadonlyMap<ReviewAnswer, number>, subject: ReadonlySet<string>): boolean {
  const { answer, places, features, isStory, lean } = sentence;
  if (!features.has('measure') || isStory || places.length > 1 || (told.get(answer) ?? 0) < TOLD_OF) return false;
  return (lean ?? 0) >= OF_LIFE_IN_TRADE && livedIn(sentence, subject) < PRIVATE;
}

/**
 * Marks the statements that are grounded in what the application is about, and those that are related to it at all. An
 * essay on something else has facts as well, but nothing in common with the other answers.
 */
export function markGrounded(sentences: readonly ReadSentence[]): void {
  const subject = subjectOf(sentences);
  const around = wordsAround(sentences, subject);
  const nearWords = countNearWords(sentences);
  const isTrade = sentences.some(tellsOfTrade);
  for (const sentence of sentences) {
    const { grounds, abstract, features, places } = sentence;
    const isOnSubject = isAbout(sentence, subject);
    const isBesideSubject = places.every(({ answer }) => isAbout(sentence, around.get(answer) ?? NONE));
    const isNearSubject = isEnough(nearWords.get(sentence) ?? 0, sentence);
    if (isOnSubject && grounds.size > abstract.size) features.add('grounded');
    if (isPrivate(sentence, { subject, isOnSubject: isOnSubject || (isTrade && isNearSubject), isTrade })) continue;
    if (isOnSubject || isBesideSubject || isNearSubject || isLikelyRelated(sentence)) features.add('related');
    if (features.has('related') && isParticular(sentence)) features.add('grounded');
  }
  const told = countTold(sentences);
  for (const sentence of sentences) if (isAmongFigures(sentence, told, subject)) sentence.features.add('related');
}
