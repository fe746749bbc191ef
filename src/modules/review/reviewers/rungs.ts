import { CLARITY_ROLES, type ClarityRole } from '../../fields/field.js';
import { type Level } from '../../rubric/criterion.js';
import { CRITERIA } from '../../rubric/criteria.js';
import { type ReadSentence } from './reading.js';
import { RUNG_CRITERIA, RUNG_RULES, type RungCriterion } from './rung-rules.js';

/** Nothing, stated, specific, supported. */
export type Rung = 0 | 1 | 2 | 3;

/** What one sentence contributes to one criterion. */
export interface Contribution {
  sentence: ReadSentence;
  rung: Rung;
  /** It stands under a question where it is expected, or under one that expects nothing in particular. */
  placed: boolean;
}

export interface Judged {
  level: Level;
  /** Best first. */
  sentences: ReadSentence[];
}

/** One sentence serves so many roles and so many further criteria at most: no sentence fills the form alone. */
const MOST_USES = 3;
const MISPLACED_CAP = 2;
const PLACEMENT_BONUS = 2;

const SOURCE_OF = new Map(CRITERIA.map(({ id, source }) => [id, source]));
const ROLES: ReadonlySet<string> = new Set(CLARITY_ROLES);

function isRole(criterion: RungCriterion): criterion is ClarityRole {
  return ROLES.has(criterion);
}

const ROLE_CRITERIA = RUNG_CRITERIA.filter(isRole);
const OTHER_CRITERIA = RUNG_CRITERIA.filter((criterion) => !isRole(criterion));

function hitsFor(sentence: ReadSentence, criterion: RungCriterion): number {
  return (isRole(criterion) ? sentence.roles.get(criterion) : sentence.terms.get(criterion)) ?? 0;
}

function isPlaced(sentence: ReadSentence, criterion: RungCriterion): boolean {
  return sentence.places.every(({ role }) => role === null || RUNG_RULES[criterion].home.includes(role));
}

/** The criteria that a sentence speaks to most, read only for what its question is meant to be read for. */
function usesOf(sentence: ReadSentence, among: readonly RungCriterion[]): RungCriterion[] {
  const pull = (criterion: RungCriterion): number =>
    hitsFor(sentence, criterion) + (isPlaced(sentence, criterion) ? PLACEMENT_BONUS : 0);
  return among
    .filter((criterion) => hitsFor(sentence, criterion) > 0 && isReadFor(sentence, criterion))
    .sort((a, b) => pull(b) - pull(a))
    .slice(0, MOST_USES);
}

function isReadFor(sentence: ReadSentence, criterion: RungCriterion): boolean {
  const source = SOURCE_OF.get(criterion);
  return source !== undefined && sentence.places.every(({ sources }) => sources.includes(source));
}

/** Whether a sentence can carry evidence at all. */
export function saysSomething({ texture, aboutReview, buzz, features }: ReadSentence): boolean {
  return (texture === 'prose' || texture === 'fragment') && !aboutReview && !(buzz && !features.has('measure'));
}

function rungOf(sentence: ReadSentence, criterion: RungCriterion): Rung {
  const { features, hedged, texture } = sentence;
  const rule = RUNG_RULES[criterion];
  if (!rule.specific.some((feature) => features.has(feature))) return 1;
  if (hedged && !rule.ahead && !(features.has('measure') && features.has('past')))
    return features.has('measure') ? 2 : 1;
  if (texture === 'fragment') return 2;
  return rule.supported.some((needed) => needed.every((feature) => features.has(feature))) ? 3 : 2;
}

/** A language without a lexicon is credited by the question it answers alone, and never as supported. */
function foreignContribution(sentence: ReadSentence): [RungCriterion, Contribution][] {
  const { role } = sentence.answer;
  if (role === null || !isReadFor(sentence, role) || !isPlaced(sentence, role)) return [];
  return [[role, { sentence, rung: sentence.features.has('measure') ? 2 : 1, placed: true }]];
}

function contributionsOf(sentence: ReadSentence): [RungCriterion, Contribution][] {
  if (sentence.texture === 'foreign' && !sentence.aboutReview) return foreignContribution(sentence);
  if (!saysSomething(sentence)) return [];
  const uses = [...usesOf(sentence, ROLE_CRITERIA), ...usesOf(sentence, OTHER_CRITERIA)];
  return uses.map((criterion) => [
    criterion,
    { sentence, rung: rungOf(sentence, criterion), placed: isPlaced(sentence, criterion) },
  ]);
}

export function contributions(sentences: readonly ReadSentence[]): Map<RungCriterion, Contribution[]> {
  const all = new Map<RungCriterion, Contribution[]>(RUNG_CRITERIA.map((criterion) => [criterion, []]));
  for (const sentence of sentences) {
    for (const [criterion, contribution] of contributionsOf(sentence)) all.get(criterion)?.push(contribution);
  }
  return all;
}

/** Each rests on something the other does not: the same figure in other words is no second fact. */
function areIndependent(one: ReadSentence, other: ReadSentence): boolean {
  const hasOwn = (a: ReadSentence, b: ReadSentence): boolean => [...a.facts].some((fact) => !b.facts.has(fact));
  return hasOwn(one, other) && hasOwn(other, one);
}

function worth({ rung, placed }: Contribution): Rung {
  return placed || rung <= MISPLACED_CAP ? rung : MISPLACED_CAP;
}

/** Somebody could go and look: it is dated, sourced, named, or set against another figure. */
function isCheckable({ features }: ReadSentence): boolean {
  return (['date', 'source', 'name', 'comparison', 'two_measures'] as const).some((feature) => features.has(feature));
}

/** How many of the best sentences are compared with each other for independence; more would not change the answer. */
const COMPARED = 12;

function bearOut(one: ReadSentence, other: ReadSentence): boolean {
  return (isCheckable(one) || isCheckable(other)) && areIndependent(one, other);
}

/** The highest rung reached where it belongs; one more when a second, independent sentence there bears it out. */
export function judgeContributions(list: readonly Contribution[]): Judged {
  const ranked = [...list].sort(
    (a, b) =>
      worth(b) - worth(a) ||
      Number(b.placed) - Number(a.placed) ||
      b.rung - a.rung ||
      a.sentence.words.length - b.sentence.words.length,
  );
  const best: Level = ranked[0] ? worth(ranked[0]) : 0;
  const supported = ranked.filter((entry) => worth(entry) === 3).slice(0, COMPARED);
  const corroborated = supported.some((one) => supported.some((other) => bearOut(one.sentence, other.sentence)));
  return { level: corroborated ? 4 : best, sentences: ranked.map(({ sentence }) => sentence) };
}
