import { type Level } from '../../rubric/criterion.js';
import { countFigures, isHearsay } from './figures.js';
import { type Feature, type ReadSentence } from './reading.js';
import { type ReviewAnswer } from './reviewer.js';
import { RUNG_CRITERIA, RUNG_RULES, type RungCriterion } from './rung-rules.js';
import { OF_LIFE } from './subject.js';
import { answersAtHome, hitsFor, isAsked, isPlaced, isReadFor, pullOf, usesOf } from './uses.js';

/** Nothing, stated, specific, supported. */
export type Rung = 0 | 1 | 2 | 3;

/** What one sentence contributes to one criterion. */
export interface Contribution {
  sentence: ReadSentence;
  rung: Rung;
  /** It stands under a question where it is expected, or under one that expects nothing in particular. */
  placed: boolean;
  /** How plainly it speaks to it: of two that are worth the same, the plainer one is quoted. */
  pull: number;
}

export interface Judged {
  level: Level;
  /** Best first. */
  sentences: ReadSentence[];
  /** So many of the first bear the level; the others would not have come to it. */
  bearing: number;
}

/** The most that a sentence is worth which no word shows to be in its place, in an answer that none does either. */
const UNSHOWN_CAP = 2;
const MISPLACED_CAP = 2;
/** Praise of oneself needs some words of its own to have said anything. */
const FEWEST_GROUNDS_OF_PRAISE = 2;
/** So many figures bear a supported criterion out. One sentence alone does not hold as many. */
const BORNE_OUT = 6;

/** All that a sum to be spent says something about. */
const OF_BUDGETS: ReadonlySet<RungCriterion> = new Set(['ask', 'problem']);
const OF_FOUNDERS: ReadonlySet<RungCriterion> = new Set(['team', 'founder_problem_fit']);

/** Whether a sentence can carry evidence at all: one made of words that anybody could use about anything says nothing. */
export function saysSomething(sentence: ReadSentence): boolean {
  const { texture, aboutReview, features, grounds, buzz, firstPerson, ofBusiness, lean } = sentence;
  if ((texture !== 'prose' && texture !== 'fragment') || aboutReview) return false;
  const isMeasured = features.has('measure');
  const isPinned = isMeasured || features.has('date');
  const isStated = !isPinned && grounds.size > 0 && (firstPerson || ofBusiness || (lean ?? 0) >= OF_LIFE);
  if (!features.has('related') && !isStated) return false;
  if (buzz && !isMeasured && grounds.size < FEWEST_GROUNDS_OF_PRAISE) return false;
  return isPinned || features.has('name') || grounds.size > 0;
}

/** What a sentence has to show for a criterion: years of work are about founders, and measure nothing else. */
function shownFor({ features, isTenure }: ReadSentence, criterion: RungCriterion): ReadonlySet<Feature> {
  if (!isTenure || OF_FOUNDERS.has(criterion)) return features;
  return new Set([...features].filter((feature) => feature !== 'measure' && feature !== 'duration'));
}

function rungOf(sentence: ReadSentence, criterion: RungCriterion): Rung {
  const { hedged, denied, buzz, isBudget } = sentence;
  const features = shownFor(sentence, criterion);
  const rule = RUNG_RULES[criterion];
  const isDone = features.has('measure') && features.has('past');
  if (!features.has('related') || (denied && rule.happened && !isDone) || (buzz && !features.has('measure'))) return 1;
  if ((isBudget && !OF_BUDGETS.has(criterion)) || isHearsay(sentence)) return 1;
  if (!rule.specific.some((feature) => features.has(feature))) return 1;
  if (hedged && !rule.ahead && !isDone) return rule.proven ? 1 : 2;
  return rule.supported.some((needed) => needed.every((feature) => features.has(feature))) ? 3 : 2;
}

function capped(rung: Rung, cap: Rung): Rung {
  return rung > cap ? cap : rung;
}

/** A language without a lexicon is credited by the question it answers alone, for its figures, and never as supported. */
function foreignContribution(sentence: ReadSentence): [RungCriterion, Contribution][] {
  const { answer, features } = sentence;
  const { role } = answer;
  if (role === null || !isReadFor(sentence, role) || !isPlaced(sentence, role)) return [];
  if (!features.has('measure') && !features.has('date')) return [];
  return [[role, { sentence, rung: features.has('measure') ? 2 : 1, placed: true, pull: 1 }]];
}

/** What shares nothing with the rest says something only of what was asked for, and no hope does: its words may mean anything. */
function isHeard(sentence: ReadSentence, criterion: RungCriterion): boolean {
  return sentence.features.has('related') || (isAsked(sentence, criterion) && !sentence.hedged);
}

function contributionsOf(sentence: ReadSentence, atHome: ReadonlySet<ReviewAnswer>): [RungCriterion, Contribution][] {
  if (sentence.texture === 'foreign' && !sentence.aboutReview) return foreignContribution(sentence);
  if (!saysSomething(sentence)) return [];
  const isAtHome = sentence.places.every(({ answer }) => atHome.has(answer));
  const heard = usesOf(sentence).filter((criterion) => isHeard(sentence, criterion));
  return heard.map((criterion) => {
    const rung = rungOf(sentence, criterion);
    const isShown = isAtHome || hitsFor(sentence, criterion) > 0;
    return [
      criterion,
      {
        sentence,
        rung: isShown ? rung : capped(rung, UNSHOWN_CAP),
        placed: isPlaced(sentence, criterion),
        pull: pullOf(sentence, criterion),
      },
    ];
  });
}

export function contributions(sentences: readonly ReadSentence[]): Map<RungCriterion, Contribution[]> {
  const all = new Map<RungCriterion, Contribution[]>(RUNG_CRITERIA.map((criterion) => [criterion, []]));
  const atHome = answersAtHome(sentences);
  for (const sentence of sentences) {
    for (const [criterion, contribution] of contributionsOf(sentence, atHome)) all.get(criterion)?.push(contribution);
  }
  return all;
}

function worth({ rung, placed }: Contribution): Rung {
  return placed ? rung : capped(rung, MISPLACED_CAP);
}

/** The highest rung reached where it belongs; one more when further figures there bear it out. */
export function judgeContributions(list: readonly Contribution[]): Judged {
  const ranked = [...list].sort(
    (a, b) =>
      worth(b) - worth(a) ||
      Number(b.placed) - Number(a.placed) ||
      b.rung - a.rung ||
      b.pull - a.pull ||
      a.sentence.words.length - b.sentence.words.length,
  );
  const best: Level = ranked[0] ? worth(ranked[0]) : 0;
  const supported = ranked.filter((entry) => worth(entry) === 3).map(({ sentence }) => sentence);
  return {
    level: countFigures(supported) >= BORNE_OUT ? 4 : best,
    sentences: ranked.map(({ sentence }) => sentence),
    bearing: ranked.filter((entry) => worth(entry) === best).length,
  };
}
