import { type AnswerText, isInForeignLanguage, isSpoken, type SentenceText } from '../answer-text.js';
import { oddsOfOffTopic } from '../conduct/suspects.js';
import { type Finding } from '../guard-rail.js';

const FEWEST_WORDS = 12;
/** Surer than this the table of conduct has to be, in log odds: the more, the fewer words there are to tell by. */
const SURE = { few: -0.3, some: -1, many: -1.15 };
const FEW_WORDS = 30;
const MANY_WORDS = 60;
/** What is on another subject shares this much with the rest of the application at most. */
const MOST_SHARED = 1;
/** Of the judged answers, for more than a note. */
const MOST_OF = 0.5;

interface Subject {
  readonly text: AnswerText;
  readonly spoken: readonly SentenceText[];
}

function sureOf(words: number): number {
  if (words < FEW_WORDS) return SURE.few;
  return words > MANY_WORDS ? SURE.many : SURE.some;
}

/** What reads so, whatever the rest of the application is about; null if it does not. */
function suspectOf(text: AnswerText): Subject | null {
  const spoken = text.sentences.filter(isSpoken);
  const words = spoken.reduce((sum, { lexemes }) => sum + lexemes.length, 0);
  if (words < FEWEST_WORDS) return null;
  const isOff = oddsOfOffTopic(text) > sureOf(words);
  return isOff && !isInForeignLanguage(text) ? { text, spoken } : null;
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
function isLinked({ spoken }: Subject, speakers: ReadonlyMap<string, number>): boolean {
  const shared = spoken
    .flatMap(({ lexemes }) => lexemes)
    .filter(({ isTelling, root }) => isTelling && (speakers.get(root) ?? 0) > 1)
    .map(({ root }) => root);
  return new Set(shared).size > MOST_SHARED;
}

/** A recipe, a poem, a match report or an essay in place of an answer. A note, unless most of the application is so. */
export function offTopic(answers: readonly AnswerText[]): Finding[] {
  const suspects = answers.flatMap((text) => suspectOf(text) ?? []);
  if (suspects.length === 0) return [];
  const speakers = speakersOf(answers);
  const off = suspects.filter((suspect) => !isLinked(suspect, speakers));
  const severity = off.length > 1 && off.length > answers.length * MOST_OF ? 'warning' : 'info';
  const message = 'The answer is about something else than the venture.';
  return off.map(({ text: { answer } }) => ({ severity, key: answer.key, text: answer.value, message }));
}
