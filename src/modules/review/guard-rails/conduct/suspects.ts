import { rememberFor } from '../../../../common/cache/remember-for.js';
import { FeatureRows } from '../../../../language/feature-rows.js';
import { LinearModel, type LinearTable, logistic, namer, softmax } from '../../../../language/linear-model.js';
import { readTable } from '../../../../language/resources.js';
import { type Span } from '../../../../language/structure.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { type GuardRail } from '../guard-rail.js';
import { type ConductKind, CONDUCTS, type ConductText, noteConduct, subjectOf } from './conduct-features.js';

/** Learned by `npm run train` from the texts in `eval/train/`. */
const table = readTable('models/conduct.json') as LinearTable;
const MODEL = new LinearModel(table);
const ROWS = new FeatureRows(table);
const namedConducts = namer(CONDUCTS);

/** For each kind, how much more likely it is than all others together, in log odds. */
type Conduct = Readonly<Record<ConductKind, number>>;

/** The kinds of which one sentence is enough; being off the topic takes a whole answer. */
type FlaggedKind = Exclude<ConductKind, 'off_topic'>;
const SURE: Readonly<Record<FlaggedKind, number>> = {
  toxicity: 2,
  prompt_injection: 1.5,
  keyword_stuffing: 1.5,
  gibberish: -0.5,
};
/** Shorter sentences, such as names, sums and headings, say too little. */
const FEWEST_WORDS = 4;
/** An answer of up to this many words is also read as a whole. */
const MOST_WORDS_OF_WHOLE = 90;
/** The longest text that the table was trained on; of longer answers the mean of their sentences says more. */
const MOST_WORDS_READ_AS_ONE = 60;

function logOdds(share: number): number {
  return Math.log(share) - Math.log1p(-share);
}

function read(text: ConductText): Conduct {
  const rows = ROWS.find((notes) => {
    noteConduct(text, notes);
  });
  return namedConducts(softmax(MODEL.scores(rows, subjectOf(text.tokens))).map(logOdds), 1);
}

function hasWords({ tokens }: SentenceText): boolean {
  return tokens.filter(({ kind }) => kind === 'word').length >= FEWEST_WORDS;
}

interface ReadStretch {
  readonly sentence: SentenceText;
  readonly conduct: Conduct;
}

/** Several sentences read as one. */
function readAsOne({ text }: AnswerText, sentences: readonly SentenceText[]): ReadStretch | null {
  const [first] = sentences;
  if (first === undefined) return null;
  const end = sentences.at(-1)?.end ?? first.end;
  const tokens = sentences.flatMap((sentence) => {
    const by = sentence.start - first.start;
    return sentence.tokens.map((token) => ({ ...token, start: token.start + by, end: token.end + by }));
  });
  const lexemes = sentences.flatMap((sentence) => sentence.lexemes);
  const sentence = { ...first, end, plain: text.slice(first.start, end), tokens, lexemes };
  return hasWords(sentence) ? { sentence, conduct: read(sentence) } : null;
}

/** Kept, since several rails ask about the same answer. */
const lookAt = rememberFor((text: AnswerText) => {
  const { spoken } = text;
  const parts = spoken.filter(hasWords).map((sentence): ReadStretch => ({ sentence, conduct: read(sentence) }));
  const words = spoken.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const isWhole = spoken.length > 1 && words <= MOST_WORDS_OF_WHOLE;
  return { parts, words, whole: isWhole ? readAsOne(text, spoken) : null };
});

export function oddsOfOffTopic(text: AnswerText): number {
  const { parts, words, whole } = lookAt(text);
  if (whole && words <= MOST_WORDS_READ_AS_ONE) return whole.conduct.off_topic;
  const shares = parts.map(({ conduct }) => logistic(conduct.off_topic));
  return logOdds(shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1));
}

/** The log odds for a flag rise with the number of sentences: each is one more chance of a false alarm (Bonferroni). */
export function sureOf(kind: FlaggedKind, answers: readonly AnswerText[]): number {
  const sentences = answers.reduce((sum, text) => sum + text.sentences.length, 0);
  return SURE[kind] + Math.log(Math.max(sentences, 1));
}

/** The log odds that a stretch of an answer gives orders, read apart from the rest of the answer. */
export function oddsOfOrder(text: AnswerText, { start, end }: Span): number {
  const sentences = text.sentences.filter((sentence) => sentence.end > start && sentence.start < end);
  return readAsOne(text, sentences)?.conduct.prompt_injection ?? Number.NEGATIVE_INFINITY;
}

/** The sentences of an answer that read like this conduct, or else the whole of it. */
export function suspectsIn(text: AnswerText, kind: FlaggedKind, least: number): SentenceText[] {
  const { parts, whole } = lookAt(text);
  const found = parts.filter(({ conduct }) => conduct[kind] > least).map(({ sentence }) => sentence);
  return found.length === 0 && whole !== null && whole.conduct[kind] > least ? [whole.sentence] : found;
}

/** A guard rail that warns of an answer, either by rules of its own or by sentences that read like this conduct. */
export function warnOf(
  kind: FlaggedKind,
  message: string,
  find: (text: AnswerText, suspects: () => SentenceText[]) => string | undefined,
): GuardRail {
  return (answers) => {
    const least = sureOf(kind, answers);
    return answers.flatMap((text) => {
      const found = find(text, () => suspectsIn(text, kind, least));
      return found === undefined ? [] : [{ severity: 'warning', key: text.answer.key, text: found, message }];
    });
  };
}
