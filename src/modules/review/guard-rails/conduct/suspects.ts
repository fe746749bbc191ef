import { type LinearTable } from '../../../../language/linear-model.js';
import { readTable } from '../../../../language/resources.js';
import { type AnswerText, isSpoken, type SentenceText } from '../answer-text.js';
import { type Conduct, type ConductKind, ConductModel } from './conduct-model.js';

/** Learned by `npm run train` from the texts in `eval/train/`. */
const MODEL = new ConductModel(readTable('models/conduct.json') as LinearTable);

/** How sure the table has to be of a text of one sentence, in log odds. */
const SURE: Readonly<Record<ConductKind, number>> = {
  toxicity: -0.8,
  prompt_injection: -0.6,
  keyword_stuffing: -1.2,
  gibberish: -0.6,
  off_topic: 2,
};
/** Each sentence is one more chance to be mistaken, so that of many one has to be surer. */
const SURER_WITH_EACH = 0.5;
/** Names, sums and headings are too little to go by. */
const FEWEST_WORDS = 3;
/** A short answer is looked at as a whole, too. */
const MOST_WORDS_OF_WHOLE = 90;

const KNOWN = new WeakMap<SentenceText, Conduct>();

function conductOf(sentence: SentenceText): Conduct {
  const known = KNOWN.get(sentence);
  if (known) return known;
  const conduct = MODEL.read(sentence.plain, sentence.tokens);
  KNOWN.set(sentence, conduct);
  return conduct;
}

const WHOLES = new WeakMap<AnswerText, SentenceText | null>();

/** A short answer as if it were one sentence; null where it is one, or is long. */
function wholeOf(text: AnswerText): SentenceText | null {
  const known = WHOLES.get(text);
  if (known !== undefined) return known;
  const spoken = text.sentences.filter(isSpoken);
  const [first, second] = spoken;
  const last = spoken.at(-1);
  const words = spoken.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const whole =
    !first || !second || !last || words > MOST_WORDS_OF_WHOLE
      ? null
      : {
          ...first,
          end: last.end,
          plain: spoken.map(({ plain }) => plain).join(' '),
          tokens: spoken.flatMap(({ tokens }) => tokens),
          words: spoken.flatMap((sentence) => sentence.words),
          lexemes: spoken.flatMap(({ lexemes }) => lexemes),
        };
  WHOLES.set(text, whole);
  return whole;
}

/** How sure one has to be of any sentence of these answers. */
export function sureOf(kind: ConductKind, answers: readonly AnswerText[]): number {
  const sentences = answers.reduce((sum, text) => sum + text.sentences.length, 0);
  return SURE[kind] + SURER_WITH_EACH * Math.log(Math.max(sentences, 1));
}

/** The sentences of an answer that read like this conduct, or the whole of it. */
export function suspectsIn(text: AnswerText, kind: ConductKind, least: number): SentenceText[] {
  const isSuspect = (sentence: SentenceText): boolean =>
    sentence.tokens.filter((token) => token.kind === 'word').length >= FEWEST_WORDS &&
    conductOf(sentence)[kind] > least;
  const found = text.sentences.filter((sentence) => isSpoken(sentence) && isSuspect(sentence));
  const whole = found.length === 0 ? wholeOf(text) : null;
  return whole !== null && isSuspect(whole) ? [whole] : found;
}
