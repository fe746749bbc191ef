import { type ReadSentence } from './reading.js';

/** A statement needs so many words of its own to be about something, one of them of the application's subject. */
const FEWEST_GROUNDS = 2;

/** So few words leave no room for another subject. */
const TERSE_WORDS = 8;
/** Words that come up twice by chance make no subject. */
const FEWEST_SUBJECT_WORDS = 1;

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

/** One word in common is a coincidence where there are many. */
const LARGEST_PART = 5;

function isMostlyAbout(grounds: ReadonlySet<string>, subject: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const ground of grounds) if (subject.has(ground)) shared += 1;
  return shared > 0 && shared * LARGEST_PART >= grounds.size;
}

/** By answer, the words of its statements about the subject: what shares these is about it, too. */
function wordsAround(sentences: readonly ReadSentence[], subject: ReadonlySet<string>): Map<unknown, Set<string>> {
  const around = new Map<unknown, Set<string>>();
  for (const { places, grounds } of sentences) {
    if (places.length > 1 || !isMostlyAbout(grounds, subject)) continue;
    const words = around.get(places[0]?.answer) ?? new Set();
    for (const ground of grounds) words.add(ground);
    around.set(places[0]?.answer, words);
  }
  return around;
}

export function markGrounded(sentences: readonly ReadSentence[]): ReadSentence[] {
  const subject = subjectOf(sentences);
  const around = wordsAround(sentences, subject);
  const hasSubject = subject.size >= FEWEST_SUBJECT_WORDS;
  for (const sentence of sentences) {
    const { grounds, features, firstPerson, ofBusiness, ofVentures, terms, texture, words, places } = sentence;
    const isAbout = isMostlyAbout(grounds, subject);
    if (isAbout && grounds.size >= FEWEST_GROUNDS) features.add('grounded');
    const isNear = places.every(({ answer, homes }) => isMostlyAbout(grounds, around.get(answer) ?? NONE) || isMostlyAbout(grounds, homes.words));
    const isTerse =
      (grounds.size === 0 && words.length <= TERSE_WORDS) ||
      (grounds.size < FEWEST_GROUNDS && (firstPerson || texture === 'fragment'));
    if (isAbout || isNear || (hasSubject && (isTerse || ofVentures || (firstPerson && ofBusiness) || (terms.get('founder_problem_fit') ?? 0) > 1))) features.add('related');
  }
  return [...sentences];
}

const NONE: ReadonlySet<string> = new Set();
