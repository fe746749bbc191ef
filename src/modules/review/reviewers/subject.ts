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

export function markGrounded(sentences: readonly ReadSentence[]): ReadSentence[] {
  const subject = subjectOf(sentences);
  for (const { grounds, features } of sentences) {
    if (grounds.size >= FEWEST_GROUNDS && [...grounds].some((ground) => subject.has(ground))) features.add('grounded');
  }
  return [...sentences];
}
