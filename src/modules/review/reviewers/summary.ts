import { type ClarityRole } from '../../fields/field.js';
import { wordsOf } from '../../../language/tokens.js';
import { isEnglishFunctionWord } from '../../../language/language.js';
import { DENIALS } from '../text/words/summary-words.js';
import { questionsIn } from './questions.js';
import { asSentence, isStatement, shortened, spokenWords, standsAlone, tailOf, withoutCells, withoutJoiner } from './readable.js';
import { type Feature, type ReadSentence } from './reading.js';

const MOST_WORDS = 60;
const FEWEST_WORDS = 3;
const FEWEST_SMALL_WORDS = 3;
/** Rather nothing than something much worse than what could not be told. */
const MOST_LOSS = 4;

/** Who the founders are, what they want, and what others do: none of it is the venture. */
const ASIDE: ReadonlySet<ClarityRole | null> = new Set(['team', 'ask', 'competition']);

/** The venture by name, its people, or a thing: what a sentence begins with that tells what is made. */
const ACTORS: readonly RegExp[] = [
  /^we\b/iu,
  /^our\s+(?:\p{Ll}+\s+){1,2}(?!is\b)\p{Ll}+s\b/iu,
  /^(?!(?:The|An?|In|On|At|Each|Every|It|This|That|He|She)\s)\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*){0,2}(?:\s(?:would|will|can|is (?=an?\s)|(?!is\b)\p{Ll}+s\s)|\s\p{Ll}+\s(?:would|will|are (?=\d)|is (?=an?\s)))/u,
  /^an?\s(?:[^\s,.:]+\s){1,6}(?:that|which|for|to|where|on|with)\b/iu,
  /\b(?:i|we)(?:'d|’d| would| want to| will| am| are)?\s?(?:like to |going to )?(?:build|make|sell|offer)(?:ing)?\b/iu,
];

/** A verb soon after whoever acts. */
const FIRST_VERB = /^\S+(?: (?!(?:that|which|who|with|for|of|to)\b)\p{Ll}+)? (?!(?:is|this|as)\b)\p{Ll}+s\b/u;
const STEP = /^\p{L}+ \d/u;

/** One thing that a reader wants to know. */
interface Part {
  /** Leads in what is no whole sentence. */
  readonly lead: string;
  readonly mostWords: number;
  /** Null where it does not belong there at all. */
  readonly worth: (sentence: ReadSentence, rank: number) => number | null;
  /** The point comes after the colon. */
  readonly late?: boolean;
}

interface Candidate {
  text: string;
  sentence: ReadSentence;
}

function sum(sentence: ReadSentence, features: Partial<Record<Feature, number>>): number {
  return (Object.entries(features) as [Feature, number][]).reduce(
    (total, [feature, worth]) => total + (sentence.features.has(feature) ? worth : 0),
    0,
  );
}

function denies({ words }: ReadSentence): boolean {
  return words.some((word) => DENIALS.has(word));
}

function hits({ roles }: ReadSentence, role: ClarityRole): number {
  return Math.min(roles.get(role) ?? 0, 2);
}

/** How well the question fits; null where the answer is about somebody or something else. */
function placed(sentence: ReadSentence, role: ClarityRole): number | null {
  if (sentence.answer.role === role) return 4;
  return ASIDE.has(sentence.answer.role) || questionsIn(sentence.answer).has('aside') ? null : 0;
}

/** What is said first under a question is meant to introduce it. */
function early(rank: number): number {
  return 4 - Math.min(rank, 4);
}

/** How much it sounds like the venture telling what it does: "Quarry finds …", "We make …", "A box that …". */
function offers({ quote, roles }: ReadSentence, rank: number): number {
  const introduces = !STEP.test(quote) && (!isStatement(quote) || FIRST_VERB.test(quote));
  const acts = (rank === 0 && introduces) || ACTORS.some((actor) => actor.test(quote));
  return Math.min(roles.get('solution') ?? 0, 1) + (acts ? 2 : 0);
}

function isAboutSpeaker({ quote }: ReadSentence): boolean {
  return /^(?:i|my|me)\b/iu.test(quote);
}

const MAKES: Part = {
  lead: 'What it makes: ',
  mostWords: 28,
  worth: (sentence, rank) => {
    const asked = questionsIn(sentence.answer).has('pitch') ? 6 : questionsIn(sentence.answer).has('product') ? 4 : 0;
    const place = asked > 0 && sentence.answer.role !== 'ask' ? asked : placed(sentence, 'solution');
    const offer = offers(sentence, rank);
    if (place === null || (place === 0 && (sentence.answer.role !== null || hits(sentence, 'solution') === 0))) return null;
    if (offer === 0 && rank > 0) return null;
    const isShort = spokenWords(sentence.quote) < (isStatement(sentence.quote) ? 6 : 5);
    const isTrouble = hits(sentence, 'problem') > 0 && hits(sentence, 'solution') === 0;
    const against =
      3 * Number(isTrouble) + 2 * Number(sentence.features.has('percent')) + Number(sentence.buzz) + Number(denies(sentence)) + 2 * Number(isAboutSpeaker(sentence)) + 2 * Number(isShort);
    return place + offer * 3 + sum(sentence, { segment: 1 }) + early(rank) - against;
  },
};

const SERVES: Part = {
  lead: 'For: ',
  mostWords: 24,
  worth: (sentence, rank) => {
    const { answer, features, hedged } = sentence;
    if (answer.role !== 'customer' || questionsIn(sentence.answer).has('aside') || features.has('money')) return null;
    if (rank > 0 && (hedged || denies(sentence))) return null;
    if (hits(sentence, 'customer') === 0 && !features.has('segment') && (rank > 0 || spokenWords(sentence.quote) < 5)) return null;
    return hits(sentence, 'customer') + sum(sentence, { segment: 3, count: 1 }) + early(rank);
  },
};

const ANSWERS: Part = {
  lead: 'The problem: ',
  mostWords: 26,
  late: true,
  worth: (sentence, rank) => {
    const place = placed(sentence, 'problem');
    const told = hits(sentence, 'problem');
    if (place === null || sentence.hedged) return null;
    if (place === 0 && (isAboutSpeaker(sentence) || !(questionsIn(sentence.answer).has('pitch') && told > 0))) return null;
    if (told === 0 && isAboutSpeaker(sentence)) return null;
    if (told === 0 && !(rank === 0 && sentence.texture === 'prose' && isStatement(sentence.quote))) return null;
    return place + told * 2 + sum(sentence, { measure: 2, segment: 1 }) + early(rank) - Number(sentence.buzz) * 3;
  },
};

const PROVES: Part = {
  lead: 'So far: ',
  mostWords: 24,
  worth: (sentence) => {
    const place = placed(sentence, 'traction');
    const { features, rungs, hedged, answer } = sentence;
    const isCounted = features.has('count') || features.has('money') || features.has('percent');
    const isDone = features.has('past') || features.has('date') || rungs.has('payment') || rungs.has('growth');
    if (place === null || !isCounted || !isDone || (rungs.size === 0 && !(place > 0 && features.has('past'))) || hedged || denies(sentence)) return null;
    if (answer.role === 'problem' || answer.role === 'market' || (answer.role === 'customer' && !features.has('past')) || isAboutSpeaker(sentence)) return null;
    const steps = Number(rungs.has('payment')) * 3 + Number(rungs.has('growth')) * 2 + Number(rungs.has('use'));
    const against = hits(sentence, 'team') * 2 + Number(answer.role === 'solution') * 2 + Number(spokenWords(sentence.quote) > 24);
    return place + steps + sum(sentence, { comparison: 1, past: 1, two_measures: 1, date: 1, money: 1, count: 1 }) - against;
  },
};

const PARTS: readonly Part[] = [MAKES, SERVES, ANSWERS, PROVES];
/** Where room runs short, what matters most gets it first. */
const BY_IMPORTANCE: readonly Part[] = [MAKES, PROVES, ANSWERS, SERVES];

/** What the part can be told with in these words; null where nobody could make sense of it. */
function tell({ quote, texture }: ReadSentence, part: Part, mostWords: number): string | null {
  const row = withoutCells(quote.replace(/[^\S\t]+/gu, ' '));
  if (row === null || /[?=]/u.test(row)) return null;
  const plain = withoutJoiner(row);
  const isWhole = (texture !== 'fragment' && isStatement(plain)) || (part === MAKES && FIRST_VERB.test(plain));
  const lead = isWhole || /^[^\s:]+(?: [^\s:]+)?:\s/u.test(plain) ? '' : part.lead;
  const most = Math.min(part.mostWords, mostWords) - spokenWords(lead);
  const tail = tailOf(plain);
  const choices = part.late === true && tail !== plain && spokenWords(plain) > most ? [tail, plain] : [plain];
  for (const choice of choices) {
    const short = shortened(choice, most);
    if (short === null || !standsAlone(short) || spokenWords(short) < FEWEST_WORDS) continue;
    return asSentence(lead === '' ? short : lead + short.replace(/^(?:An?|The)\b/u, (word) => word.toLowerCase()));
  }
  return null;
}

/** Rows of a table and sentences that end in a list of names hardly look like prose, but can be told. */
function canBeTold({ quote }: ReadSentence): boolean {
  const small = wordsOf(quote).filter(isEnglishFunctionWord).length;
  return withoutCells(quote) !== quote || (small >= FEWEST_SMALL_WORDS && isStatement(quote));
}

function isUsable(sentence: ReadSentence): boolean {
  const { texture, redacted, aboutReview, quote } = sentence;
  if (redacted || aboutReview || quote === '' || texture === 'foreign') return false;
  return texture !== 'noise' || canBeTold(sentence);
}

interface Ranked {
  sentence: ReadSentence;
  /** How many of its answer come before it. */
  rank: number;
}

/** What can be told by itself, and where in its answer it stands among all that can be told at all. */
function rankedOf(sentences: readonly ReadSentence[]): Ranked[] {
  const seen = new Map<string, number>();
  const inOrder = [...sentences].sort((a, b) => a.start - b.start);
  return inOrder
    .map((sentence) => {
      const rank = seen.get(sentence.answer.key) ?? 0;
      seen.set(sentence.answer.key, rank + 1);
      return { sentence, rank };
    })
    .filter(({ sentence }) => standsAlone(withoutJoiner(sentence.quote)));
}

function bestFor(part: Part, usable: readonly Ranked[], mostWords: number, told: readonly Candidate[]): Candidate | null {
  const ranked = usable
    .flatMap(({ sentence, rank }) => {
      const worth = part.worth(sentence, rank);
      return worth === null || told.some((other) => other.sentence === sentence) ? [] : [{ sentence, worth }];
    })
    .sort((a, b) => b.worth - a.worth || a.sentence.start - b.sentence.start || (a.sentence.quote < b.sentence.quote ? -1 : 1));
  for (const { sentence, worth } of ranked) {
    if (worth < (ranked[0]?.worth ?? 0) - MOST_LOSS) break;
    const text = tell(sentence, part, mostWords);
    if (text !== null) return { text, sentence };
  }
  return null;
}

/** The application in at most sixty of its own words: what it makes, for whom, against which problem, how far it is. */
export function summarise(sentences: readonly ReadSentence[]): string {
  const usable = rankedOf(sentences.filter(isUsable));
  const chosen = new Map<Part, Candidate>();
  let words = 0;
  for (const part of BY_IMPORTANCE) {
    const best = bestFor(part, usable, MOST_WORDS - words, [...chosen.values()]);
    if (best === null) continue;
    chosen.set(part, best);
    words += spokenWords(best.text);
  }
  return chosen.has(MAKES) || chosen.has(ANSWERS) ? PARTS.flatMap((part) => chosen.get(part)?.text ?? []).join(' ') : '';
}
