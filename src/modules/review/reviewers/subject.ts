import { type ReadSentence } from './reading.js';

/** A statement needs so many words of its own to be about something, one of them of the application's subject. */
const FEWEST_GROUNDS = 2;

/**
 * What an application is about: the words that not every application has, and that come up in more than one of its
 * answers. Copies are left aside, so that saying the same everywhere makes nothing a subject.
 */
export function subjectOf(sentences: readonly ReadSentence[]): Set<string> {
  const firstIn = new Map<string, unknown>();
  const subject = new Set<string>();
  for (const { places, grounds, texture, aboutReview } of sentences) {
    if (places.length > 1 || texture === 'noise' || aboutReview) continue;
    const answer = places[0]?.answer;
    for (const ground of grounds) {
      const first = firstIn.get(ground);
      if (first === undefined) firstIn.set(ground, answer);
      else if (first !== answer) subject.add(ground);
    }
  }
  return subject;
}

function shares(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const word of one) if (other.has(word)) return true;
  return false;
}

/** By answer, the words of its statements about the subject: what shares these is about it, too. */
function wordsAround(sentences: readonly ReadSentence[], subject: ReadonlySet<string>): Map<unknown, Set<string>> {
  const around = new Map<unknown, Set<string>>();
  for (const { places, grounds } of sentences) {
    if (places.length > 1 || !shares(grounds, subject)) continue;
    const words = around.get(places[0]?.answer) ?? new Set();
    for (const ground of grounds) words.add(ground);
    around.set(places[0]?.answer, words);
  }
  return around;
}

export function markGrounded(sentences: readonly ReadSentence[]): ReadSentence[] {
  const subject = subjectOf(sentences);
  const around = wordsAround(sentences, subject);
  for (const sentence of sentences) {
    const { grounds, features, firstPerson, places } = sentence;
    const isAbout = shares(grounds, subject);
    if (isAbout && grounds.size >= FEWEST_GROUNDS) features.add('grounded');
    const isNear = places.every(({ answer, homes }) => shares(grounds, around.get(answer) ?? NONE) || shares(grounds, homes.words));
    if (isAbout || isNear || firstPerson || grounds.size < FEWEST_GROUNDS) features.add('related');
  }
  return [...sentences];
}

const NONE: ReadonlySet<string> = new Set();
