import { type ClarityRole } from '../../fields/field.js';
import { BACK_POINTERS } from '../text/words/word-sets.js';
import { type ReadSentence } from './reading.js';
import { type Contribution, type Rung } from './rungs.js';
import { type RungCriterion } from './rung-rules.js';

/** What a reader wants to know first, in that order. */
const PARTS: readonly ClarityRole[] = ['solution', 'customer', 'problem', 'traction'];
const MOST_WORDS = 60;
const LONGEST_SENTENCE = 32;

interface Candidate {
  sentence: ReadSentence;
  rung: Rung;
  placed: boolean;
}

function spokenLength(quote: string): number {
  return quote.split(/\s+/u).length;
}

/** Whole sentences of one's own only: nothing redacted, no fragments of lists, nothing that runs on. */
function isQuotable({ sentence }: Candidate): boolean {
  return sentence.texture !== 'fragment' && !sentence.redacted && spokenLength(sentence.quote) <= LONGEST_SENTENCE;
}

/** Taken out of its place, a sentence that points back at the one before points nowhere. */
function pointsBack({ sentence }: Candidate): boolean {
  return BACK_POINTERS.has(sentence.words[0] ?? '') || sentence.words.includes('them');
}

/** What is said first under a question is meant to introduce it. */
function byWorth(a: Candidate, b: Candidate): number {
  return (
    Number(b.placed) - Number(a.placed) ||
    Number(pointsBack(a)) - Number(pointsBack(b)) ||
    a.sentence.start - b.sentence.start ||
    b.rung - a.rung
  );
}

function asSentence(quote: string): string {
  const text = quote.replace(/\s+/gu, ' ');
  return /[.!?…。！？]["'”’)\]]*$/u.test(text) ? text : `${text}.`;
}

/** The application in at most sixty of its own words: what it makes, for whom, against which problem, how far it is. */
export function summarise(contributions: ReadonlyMap<RungCriterion, readonly Contribution[]>): string {
  const chosen: string[] = [];
  let words = 0;
  for (const part of PARTS) {
    const candidates = [...(contributions.get(part) ?? [])].filter(isQuotable).sort(byWorth);
    const next = candidates.find(
      ({ sentence }) =>
        !chosen.includes(asSentence(sentence.quote)) && words + spokenLength(sentence.quote) <= MOST_WORDS,
    );
    if (!next) continue;
    words += spokenLength(next.sentence.quote);
    chosen.push(asSentence(next.sentence.quote));
  }
  return chosen.join(' ');
}
