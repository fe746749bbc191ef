import { type AnswerText, isInForeignLanguage, isSpoken, type SentenceText } from '../answer-text.js';
import { oddsOfOffTopic } from '../conduct/suspects.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { type Lexeme } from '../words/lexeme.js';

const FEWEST_WORDS = 12;
/** Surer than this the table of conduct has to be, in log odds, and surer still of a few words. */
const SURE = -0.5;
const SURE_OF_FEW = 0.3;
const FEW_WORDS = 30;
/** A story may name a company; so many words for each word of ventures. */
const WORDS_PER_VENTURE_WORD = 15;
/** What is on another subject shares this much with the rest of the application at most. */
const MOST_SHARED = 1;
const FEWEST_PLACEHOLDERS = 4;
const PLACEHOLDER_SHARE = 0.3;
/** Of the judged answers, for more than a note. */
const MOST_OF = 0.5;

interface Subject {
  readonly text: AnswerText;
  readonly lexemes: readonly Lexeme[];
}

interface Counts {
  readonly length: number;
  readonly fillers: number;
  readonly ofVentures: number;
}

function countsOf(spoken: readonly SentenceText[]): Counts {
  const counts = { length: 0, fillers: 0, ofVentures: 0 };
  for (const { lexemes } of spoken) {
    for (const { isFiller, isOfVentures } of lexemes) {
      counts.length += 1;
      if (isFiller) counts.fillers += 1;
      if (isOfVentures) counts.ofVentures += 1;
    }
  }
  return counts;
}

/** What reads so, whatever the rest of the application is about; null if it does not. */
function suspectOf(text: AnswerText): Subject | null {
  const spoken = text.sentences.filter(isSpoken);
  const { length, fillers, ofVentures } = countsOf(spoken);
  const isFillerText = fillers >= FEWEST_PLACEHOLDERS && fillers >= length * PLACEHOLDER_SHARE;
  if (!isFillerText && (length < FEWEST_WORDS || ofVentures * WORDS_PER_VENTURE_WORD > length)) return null;
  const isOff = oddsOfOffTopic(text) > (length < FEW_WORDS ? SURE_OF_FEW : SURE);
  if (!isFillerText && (!isOff || isInForeignLanguage(text))) return null;
  return { text, lexemes: spoken.flatMap(({ lexemes }) => lexemes) };
}

/** How many answers speak of each of these. */
function speakersOf(texts: readonly AnswerText[]): Map<string, number> {
  const speakers = new Map<string, number>();
  for (const { sentences } of texts) {
    const roots = new Set(
      sentences.flatMap(({ lexemes }) => lexemes.filter(({ isTelling }) => isTelling).map(({ root }) => root)),
    );
    for (const root of roots) speakers.set(root, (speakers.get(root) ?? 0) + 1);
  }
  return speakers;
}

/** Whether it speaks of what other answers speak of, too. */
function isLinked({ lexemes }: Subject, speakers: ReadonlyMap<string, number>): boolean {
  const shared = lexemes
    .filter(({ isTelling, root }) => isTelling && (speakers.get(root) ?? 0) > 1)
    .map(({ root }) => root);
  return new Set(shared).size > MOST_SHARED;
}

/** A recipe, a poem, a match report, an essay or filler text in place of an answer. A note, unless most of the application is so. */
export function offTopic(answers: readonly AnswerText[]): Findings {
  const suspects = answers.flatMap((text) => suspectOf(text) ?? []);
  if (suspects.length === 0) return flagsOnly([]);
  const speakers = speakersOf(answers);
  const off = suspects.filter((suspect) => !isLinked(suspect, speakers));
  const severity = off.length > 1 && off.length > answers.length * MOST_OF ? 'warning' : 'info';
  return flagsOnly(
    off.map(({ text }) => ({
      type: 'off_topic',
      severity,
      key: text.answer.key,
      excerpt: excerptOf(text.answer.value),
      message: 'The answer is about something else than the venture.',
    })),
  );
}
