import { type ClarityRole } from '../../fields/field.js';
import { type KnownWord, knownWord } from '../../../language/remember-words.js';
import { type PatternHit, WordPatterns } from '../../../language/word-patterns.js';
import { UNKNOWN_WORD } from '../../../language/tokens.js';
import { readText } from '../../../language/read-text.js';
import { stem } from '../../../language/stem.js';
import { readList, readWords } from '../../../language/resources.js';
import { INDUSTRIES } from './industries.js';
import { type ReviewAnswer } from './reviewer.js';

const AMBIGUOUS_NAMES = readWords('ambiguous-names');
const UNKNOWN = knownWord(UNKNOWN_WORD);
export const UNKNOWN_INDUSTRY = 'Other';

interface Pointer {
  industry: string | null;
  phrase: string;
  weight: number;
}

const USUAL = 3;
const WEIGHTS: Readonly<Record<string, number>> = { telling: 6, usual: USUAL, shared: 1 };
/** What is made counts most, then for whom and against what; who makes it and what they want counts little. */
const ROLE_SHARES: Readonly<Record<ClarityRole, number>> = {
  solution: 5,
  problem: 4,
  customer: 3,
  market: 3,
  traction: 2,
  business_model: 1,
  why_now: 2,
  competition: 2,
  team: 1,
  ask: 1,
};
const UNASKED_SHARE = 4;
/** They serve others, whose words stand beside theirs: insurance for farms is insurance. So they weigh more. */
const SERVES_OTHERS = new Set(['Insurance', 'Fintech', 'Legal', 'Security', 'HR and Work', 'Logistics', 'Marketing']);
const SERVICE_PERCENT = 130;
/** Words of services count fully only where it says what is made; elsewhere they tell how a venture sells or hires. */
const MADE_SHARE = UNASKED_SHARE;
/** Less than one good word in a place that counts. */
const LEAST_SCORE = 5 * 100 * 100;
/** A runner-up with more than this percentage of the leader's score is named beside it. */
const NEARLY_EQUAL_PERCENT = 99;

function pointersTo(industry: string | null, phrases: readonly string[], weight: number): [string, Pointer][] {
  return phrases.map((phrase) => [phrase, { industry, phrase, weight }]);
}

const MATCHER = new WordPatterns<Pointer>([
  ...INDUSTRIES.flatMap(({ name, words }) =>
    words.flatMap(({ heading, entries }) => pointersTo(name, entries, WEIGHTS[heading] ?? 0)),
  ),
  ...pointersTo(null, readList('words/figures-of-speech.txt'), 0),
]);

/** Whether a word can decide the industry. Such a word stays readable even if it is part of a founder's name. */
export function isIndustryWord(word: string): boolean {
  return MATCHER.knows(word);
}

/** The words of industries in a text; where they overlap, only the longest. */
function pointersAmong(words: readonly KnownWord[]): PatternHit<Pointer>[] {
  const hits = MATCHER.find(words);
  if (hits.length < 2) return hits;
  const longest: number[] = [];
  for (const { at } of hits) for (const each of at) longest[each] = Math.max(longest[each] ?? 0, at.length);
  return hits.filter(({ at }) => at.every((each) => longest[each] === at.length));
}

export function industriesIn(words: readonly KnownWord[]): Set<string> {
  const found = new Set<string>();
  for (const { tag } of pointersAmong(words)) if (tag.industry !== null && tag.weight >= USUAL) found.add(tag.industry);
  return found;
}

interface Tally {
  readonly words: Map<string, { weight: number; count: number }>;
  said: string | null;
  /** Whether its words are enough to name the industry: one telling word, or several others. */
  isEnough: boolean;
  isMade: boolean;
}

/** How often each industry's words occur, weighted by place. Sums do not depend on the order of answers. */
function tallyOf(answers: readonly ReviewAnswer[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const answer of answers) {
    const share = answer.role === null ? UNASKED_SHARE : ROLE_SHARES[answer.role];
    const read = readText(answer).tokens.map(({ word, known, capital }) =>
      capital && AMBIGUOUS_NAMES.has(word) ? UNKNOWN : known,
    );
    for (const { tag, at } of pointersAmong(read)) {
      const { industry, phrase, weight } = tag;
      if (industry === null) continue;
      const tally: Tally = tallies.get(industry) ?? { words: new Map(), said: null, isEnough: false, isMade: false };
      tallies.set(industry, tally);
      const word = tally.words.get(phrase) ?? { weight: 0, count: 0 };
      tally.words.set(phrase, word);
      word.weight = Math.max(word.weight, weight);
      word.count += share;
      tally.isMade ||= share >= MADE_SHARE;
      tally.isEnough ||= weight > USUAL || isSaidOtherwise(tally, read, at);
    }
  }
  return tallies;
}

/** A word that other industries use as well is not enough by itself, however often it occurs. */
function isSaidOtherwise(tally: Tally, words: readonly KnownWord[], at: readonly number[]): boolean {
  const said = at.map((each) => stem(words[each]?.text ?? '')).join(' ');
  tally.said ??= said;
  return said !== tally.said;
}

/** Repetition adds little after the second time. In hundredths, so that sums do not depend on the order. */
function scoreOf(industry: string, tally?: Tally): number {
  if (!tally?.isEnough) return 0;
  let score = 0;
  for (const { weight, count } of tally.words.values()) score += Math.round(100 * weight * Math.sqrt(count));
  if (!SERVES_OTHERS.has(industry)) return score * 100;
  return tally.isMade ? score * SERVICE_PERCENT : 0;
}

/** The industry of what an application makes; "A / B" where two are nearly equal, "Other" where no word tells. */
export function industryOf(answers: readonly ReviewAnswer[]): string {
  const tallies = tallyOf(answers);
  const scored = INDUSTRIES.map(({ name }) => ({ name, score: scoreOf(name, tallies.get(name)) }));
  const [first, second] = scored.sort((a, b) => b.score - a.score);
  if (!first || first.score < LEAST_SCORE) return UNKNOWN_INDUSTRY;
  const isClose = second !== undefined && second.score * 100 > first.score * NEARLY_EQUAL_PERCENT;
  return isClose ? `${first.name} / ${second.name}` : first.name;
}
