import { type CriterionId } from '../../../rubric/criteria.js';
import { type Level } from '../../../rubric/criterion.js';
import { type Ruling } from './judge.js';
import { type WeighedStatement } from './evidence.js';
import { hasNumber } from '../../../../language/seen-words.js';
import { bearsOut } from './happened.js';
import { usualPlacesOf } from '../usual-places.js';
import { type About } from '../statements/statement-model.js';
import { isOwn } from '../statements/cues.js';
import { speaksOfWishes } from '../statements/lack.js';
import { type Statement } from '../statements/statement.js';

/** A statement worth this share of the best serves as well as the best. */
const AS_GOOD = 0.75;
/** From this share of its worth on, a statement is plainly about what is looked for. */
const PLAIN = 0.75;

/** From this level on, the reason claims that something bears it out. */
const PROVEN: Level = 3;

/**
 * How much each merit counts when a statement is chosen to be quoted. The numbers are chosen by hand: being worth enough
 * outweighs any other single merit, but for a comparison where one is looked for, and standing under the question that
 * asks for it comes next.
 */
const MERITS = {
  compares: 9,
  isGood: 8,
  isAsked: 6,
  isExpected: 4,
  works: 4,
  isUnused: 3,
  happened: 3,
  isUnredacted: 2,
  standsAlone: 1,
};

/** Told in whatever answer, as founders tell of patents where there is room, and what a sentence is then about. */
const UNASKED: Readonly<Partial<Record<CriterionId, About>>> = {
  advantage: 'competition',
  novelty: 'novelty',
  defensibility: 'defensibility',
};
/** From this certainty on, a statement is about it, wherever it stands. */
const OWN = 0.4;

/** Whether its own words are about the criterion. */
export function isPlainly({ statement, worth }: WeighedStatement): boolean {
  return worth >= statement.worth * PLAIN;
}

const APART = ['comparison', 'contrast', 'alone'] as const;

/** From this certainty on, it is the market that a figure counts, and not somebody's customers or costs. */
const OF_MARKET = 0.85;

/** Whether it tells how large the market is, in whatever answer but the one about what is asked for. */
function sizesMarket({ answer: { role }, words, reading: { about } }: Statement): boolean {
  return role !== 'ask' && about.market >= OF_MARKET && hasNumber(words);
}

/** Whether it is about the criterion, wherever it stands; null for criteria with questions of their own. */
export function isAbout(id: CriterionId, statement: Statement): boolean | null {
  if (id === 'market_size') return sizesMarket(statement);
  if (id === 'defensibility' && statement.cues.has('protect')) return true;
  const own = UNASKED[id];
  return own === undefined ? null : statement.reading.about[own] >= OWN;
}

/** Under these questions, founders speak of others only where their words say so. */
const OF_ITSELF: ReadonlySet<string | null> = new Set(['ask', 'customer', 'market', 'team', 'traction']);
/** From this certainty on, they do. */
const SURELY = 0.6;

/** Whether it comes near to what is looked for: what sets a venture apart is told as new, as better or as kept from others. */
export function comesNear(id: CriterionId, { answer: { role }, cues, reading: { about } }: Statement): boolean {
  if (id !== 'advantage' && id !== 'novelty') return id !== 'market_size';
  const apart = about.competition + about.novelty + about.defensibility;
  return APART.some((cue) => cues.has(cue)) || apart >= (OF_ITSELF.has(role) ? SURELY : OWN);
}

/** Whether it tells only what protects the venture: that counts as an advantage, but compares it with nothing. */
export function merelyProtects(id: CriterionId, statement: Statement): boolean {
  return id !== 'market_size' && isAbout(id, statement) === false && statement.reading.about.defensibility >= OWN;
}

/** Whether it sets the venture beside others by its own words. */
export function comparesItself(statement: Statement): boolean {
  const { cues, reading } = statement;
  return cues.has('comparison') || (reading.about.competition >= OWN && comesNear('advantage', statement));
}

/** Whether it tells how the thing works or that it is in use, and not that somebody asked for it. */
function works({ cues, isLack, quote, words, reading: { about } }: Statement): boolean {
  return (
    !isLack &&
    !cues.has('none') &&
    !speaksOfWishes({ quote, words }) &&
    (cues.has('use') || about.delivery + about.solution >= OWN)
  );
}

/** Whether it sets the venture beside others, where that is looked for. */
function compares(id: CriterionId, { cues }: Statement): boolean {
  return (id === 'advantage' && cues.has('comparison')) || (id === 'novelty' && cues.has('contrast'));
}

/** Whether it tells what is wrong with what people use today, where that is asked, and sets nothing beside it. */
function isOfTheProblem(id: CriterionId, { answer: { role }, words }: Statement): boolean {
  return id === 'advantage' && role === 'problem' && !isOwn(words);
}

/** How well a statement stands where a reader expects it: a question that asks for nothing in particular fits as well. */
function homeliness({ answer: { role } }: Statement, places: readonly string[]): number {
  if (role !== null && places.indexOf(role) === 0) return MERITS.isAsked;
  return role === null || places.includes(role) ? MERITS.isExpected : 0;
}

/**
 * The statements to quote for a ruling, the most telling first. Among those worth about as much as the best it prefers
 * one that stands where a reader expects it, is not quoted elsewhere yet, and can be understood alone.
 */
export function quotable(ruling: Ruling, used: ReadonlySet<Statement>): Statement[] {
  const { id } = ruling.criterion;
  const places = usualPlacesOf(id);
  const fitOf = ({ statement }: WeighedStatement): number => {
    if (isAbout(id, statement) || compares(id, statement)) return MERITS.isAsked;
    return merelyProtects(id, statement) ? 0 : homeliness(statement, places);
  };
  const readable = (ruling.judged?.evidence ?? []).filter(
    ({ statement }) => statement.isQuotable && !isOfTheProblem(id, statement),
  );
  const sizes = id === 'market_size' ? readable.filter(({ statement }) => sizesMarket(statement)) : [];
  const near = readable.filter(({ statement }) =>
    id === 'advantage' ? comesNear(id, statement) : id !== 'founder_problem_fit' || !statement.cues.has('untrained'),
  );
  const expected = near.filter((one) => fitOf(one) > 0);
  const welcome = [sizes, expected].find(({ length }) => length > 0) ?? readable;
  const level = ruling.judged?.level ?? 0;
  const proof = level >= PROVEN ? welcome.filter(({ statement }) => bearsOut(id, statement)) : [];
  const evidence = proof.length > 0 ? proof : welcome;
  // At the lowest levels no quote proves anything, so that only the question under which it stands decides.
  const least = level > 1 ? (evidence[0]?.worth ?? 0) * AS_GOOD : 0;
  const preference = ({ statement, worth }: WeighedStatement): number =>
    Number(compares(id, statement)) * MERITS.compares +
    Number(worth >= least) * MERITS.isGood +
    fitOf({ statement, worth }) +
    Number(!used.has(statement)) * MERITS.isUnused +
    Number(id === 'feasibility' && works(statement)) * MERITS.works +
    Number(bearsOut(id, statement)) * MERITS.happened +
    Number(!statement.redacted) * MERITS.isUnredacted +
    Number(statement.standsAlone) * MERITS.standsAlone;
  return evidence
    .map((one) => ({ statement: one.statement, preference: preference(one) }))
    .sort((a, b) => b.preference - a.preference)
    .map(({ statement }) => statement);
}
