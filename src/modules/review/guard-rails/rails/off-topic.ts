import { type AnswerText, isInForeignLanguage, type SentenceText } from '../answer-text.js';
import { oddsOfOffTopic } from '../conduct/suspects.js';
import { type Finding } from '../guard-rail.js';

const FEWEST_WORDS = 12;
/** The log odds that an answer must exceed: the fewer words there are to judge by, the more. */
const SURE = { few: -0.3, some: -1, many: -1.15 };
const FEW_WORDS = 30;
const MANY_WORDS = 60;
/** An answer on another subject has at most this many words in common with the rest of the application. */
const MOST_SHARED = 1;
/** The flag becomes a warning from this share of the judged answers on. */
const MOST_OF = 0.5;

function sureOf(words: number): number {
  if (words < FEW_WORDS) return SURE.few;
  return words > MANY_WORDS ? SURE.many : SURE.some;
}

/** Whether it reads like another subject, whatever the rest of the application is about. */
function isSuspect(text: AnswerText): boolean {
  const words = text.spoken.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return words >= FEWEST_WORDS && oddsOfOffTopic(text) > sureOf(words) && !isInForeignLanguage(text);
}

function tellingRoots(sentences: readonly SentenceText[]): Set<string> {
  const telling = sentences.flatMap(({ lexemes }) => lexemes.filter(({ isTelling }) => isTelling));
  return new Set(telling.map(({ root }) => root));
}

function speakersOf(texts: readonly AnswerText[]): Map<string, number> {
  const speakers = new Map<string, number>();
  for (const { sentences } of texts)
    for (const root of tellingRoots(sentences)) speakers.set(root, (speakers.get(root) ?? 0) + 1);
  return speakers;
}

function isLinked({ spoken }: AnswerText, speakers: ReadonlyMap<string, number>): boolean {
  const shared = [...tellingRoots(spoken)].filter((root) => (speakers.get(root) ?? 0) > 1);
  return shared.length > MOST_SHARED;
}

/** A recipe, a poem or an essay in place of an answer. Only a note, unless most of the application is like that. */
export function offTopic(answers: readonly AnswerText[]): Finding[] {
  const suspects = answers.filter(isSuspect);
  if (suspects.length === 0) return [];
  const speakers = speakersOf(answers);
  const off = suspects.filter((suspect) => !isLinked(suspect, speakers));
  const severity = off.length > 1 && off.length > answers.length * MOST_OF ? 'warning' : 'info';
  const message = 'The answer is about something else than the venture.';
  return off.map(({ answer: { key, value } }) => ({ severity, key, text: value, message }));
}
