import { CLARITY_ROLES, type ClarityRole } from '../../fields/field.js';
import { type Level } from '../../rubric/criterion.js';
import { CRITERIA } from '../../rubric/criteria.js';
import { countFigures } from './figures.js';
import { type ReadSentence } from './reading.js';
import { type ReviewAnswer } from './reviewer.js';
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
const LARGE = 1_000;
const PLACEMENT_BONUS = 2;
const ASKED_BONUS = 2;
/** So many more of its words speak for another role than for its question's. */
const ELSEWHERE_LEAD = 1;

const SOURCE_OF = new Map(CRITERIA.map(({ id, source }) => [id, source]));
const ROLES: ReadonlySet<string> = new Set(CLARITY_ROLES);

function isRole(criterion: RungCriterion): criterion is ClarityRole {
  return ROLES.has(criterion);
}

const ROLE_CRITERIA = RUNG_CRITERIA.filter(isRole);
const OTHER_CRITERIA = RUNG_CRITERIA.filter((criterion) => !isRole(criterion));

/** What a figure shows by itself, without a word of the lexicon. */
function isShownByFigures({ features, measures, firstPerson }: ReadSentence, criterion: RungCriterion): boolean {
  switch (criterion) {
    case 'advantage':
    case 'novelty':
      return features.has('measure') && features.has('comparison');
    case 'market_size':
      return !firstPerson && !features.has('past') && measures.some(({ kind, value }) => kind === 'count' && isLarge(value));
    case 'founder_problem_fit':
      return features.has('duration') && features.has('past') && (features.has('name') || firstPerson) && !features.has('money');
    default:
      return false;
  }
}

function isLarge(value: string): boolean {
  return Number.parseFloat(value) >= LARGE || /[km]|million|thousand/.test(value);
}

function hitsFor(sentence: ReadSentence, criterion: RungCriterion): number {
  if (isRole(criterion)) return sentence.roles.get(criterion) ?? 0;
  return (sentence.terms.get(criterion) ?? 0) + Number(isShownByFigures(sentence, criterion));
}

function isPlaced({ places }: ReadSentence, criterion: RungCriterion): boolean {
  if (!isRole(criterion)) return true;
  return places.every(({ homes }) => homes.fitting.has(criterion));
}

function isAsked({ places }: ReadSentence, criterion: RungCriterion): boolean {
  if (!isRole(criterion)) return false;
  return places.every(({ homes }) => homes.asked.has(criterion));
}

function isReadFor({ places }: ReadSentence, criterion: RungCriterion): boolean {
  const source = SOURCE_OF.get(criterion);
  return source !== undefined && places.every(({ answer }) => answer.sources.includes(source));
}

/** Its words speak for another role than its question asks about, and none for that. */
function speaksElsewhere(sentence: ReadSentence): boolean {
  let home = 0;
  let elsewhere = 0;
  for (const [role, hits] of sentence.roles) {
    if (isPlaced(sentence, role)) home = Math.max(home, hits);
    else elsewhere = Math.max(elsewhere, hits);
  }
  return elsewhere >= home + ELSEWHERE_LEAD;
}

/** Answers in which at least one sentence speaks for what its question asks about: the rest may be taken to belong there, too. */
function answersAtHome(sentences: readonly ReadSentence[]): Set<ReviewAnswer> {
  const atHome = new Set<ReviewAnswer>();
  for (const sentence of sentences) {
    let home = 0;
    let elsewhere = 0;
    for (const [role, hits] of sentence.roles) {
      if (isAsked(sentence, role)) home = Math.max(home, hits);
      else elsewhere = Math.max(elsewhere, hits);
    }
    if (home > 0 && home >= elsewhere) for (const { answer } of sentence.places) atHome.add(answer);
  }
  return atHome;
}

/** The criteria that a sentence speaks to most, read only for what its question is meant to be read for. */
function usesOf(sentence: ReadSentence, among: readonly RungCriterion[]): RungCriterion[] {
  const isAtHome = hasSubstance(sentence) && !speaksElsewhere(sentence);
  const pull = (criterion: RungCriterion): number =>
    hitsFor(sentence, criterion) +
    (isAtHome && isAsked(sentence, criterion) ? ASKED_BONUS : 0) +
    (isPlaced(sentence, criterion) ? PLACEMENT_BONUS : 0);
  return among
    .filter(
      (criterion) =>
        (hitsFor(sentence, criterion) > 0 || (isAtHome && isAsked(sentence, criterion))) &&
        isReadFor(sentence, criterion),
    )
    .sort((a, b) => pull(b) - pull(a))
    .slice(0, among === OTHER_CRITERIA ? 5 : MOST_USES);
}

/** A figure, a date, or words about the subject: something that its question alone can give a meaning to. */
function hasSubstance({ features }: ReadSentence): boolean {
  return features.has('measure') || features.has('date') || features.has('grounded') || features.has('name');
}

/** Whether a sentence can carry evidence at all: one made of words that anybody could use about anything says nothing. */
export function saysSomething({ texture, aboutReview, features, grounds, buzz, firstPerson, ofBusiness }: ReadSentence): boolean {
  if (!features.has('related') && (features.has('measure') || features.has('date') || !(firstPerson || ofBusiness))) return false;
  const isReadable = (texture === 'prose' || texture === 'fragment') && !aboutReview;
  if (buzz && !features.has('measure') && grounds.size < 2) return false;
  return isReadable && (grounds.size > 0 || features.has('measure') || features.has('date') || features.has('name'));
}

function rungOf(sentence: ReadSentence, criterion: RungCriterion): Rung {
  const { features, hedged, denied, buzz } = sentence;
  const rule = RUNG_RULES[criterion];
  const isDone = features.has('measure') && features.has('past');
  if (!features.has('related') || (denied && rule.happened && !isDone) || (buzz && !features.has('measure'))) return 1;
  if (!rule.specific.some((feature) => features.has(feature))) return 1;
  if (hedged && !rule.ahead && !isDone) return 2;
  return rule.supported.some((needed) => needed.every((feature) => features.has(feature))) ? 3 : 2;
}

/** A language without a lexicon is credited by the question it answers alone, and never as supported. */
function foreignContribution(sentence: ReadSentence): [RungCriterion, Contribution][] {
  const { role } = sentence.answer;
  if (role === null || !isReadFor(sentence, role) || !isPlaced(sentence, role)) return [];
  if (!sentence.features.has('measure') && !sentence.features.has('date')) return [];
  return [[role, { sentence, rung: sentence.features.has('measure') ? 2 : 1, placed: true }]];
}

function contributionsOf(sentence: ReadSentence, atHome: ReadonlySet<ReviewAnswer>): [RungCriterion, Contribution][] {
  if (sentence.texture === 'foreign' && !sentence.aboutReview) return foreignContribution(sentence);
  if (!saysSomething(sentence)) return [];
  const uses = [...usesOf(sentence, ROLE_CRITERIA), ...usesOf(sentence, OTHER_CRITERIA)];
  const cap: Rung = sentence.places.every(({ answer }) => atHome.has(answer)) ? 3 : 2;
  return uses.map((criterion) => [
    criterion,
    { sentence, rung: (hitsFor(sentence, criterion) > 0 ? rungOf(sentence, criterion) : Math.min(rungOf(sentence, criterion), cap)) as Rung, placed: isPlaced(sentence, criterion) },
  ]);
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
  return placed || rung <= MISPLACED_CAP ? rung : MISPLACED_CAP;
}

/** Figures that a supported criterion rests on when it is borne out. */
const BORNE_OUT = 5;

/** The highest rung reached where it belongs; one more when further figures there bear it out. */
export function judgeContributions(list: readonly Contribution[]): Judged {
  const ranked = [...list].sort(
    (a, b) =>
      worth(b) - worth(a) ||
      Number(b.placed) - Number(a.placed) ||
      b.rung - a.rung ||
      a.sentence.words.length - b.sentence.words.length,
  );
  const best: Level = ranked[0] ? worth(ranked[0]) : 0;
  const supported = ranked.filter((entry) => worth(entry) === 3).map(({ sentence }) => sentence);
  return { level: countFigures(supported) >= BORNE_OUT ? 4 : best, sentences: ranked.map(({ sentence }) => sentence) };
}
