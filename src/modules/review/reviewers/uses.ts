import { CRITERIA } from '../../rubric/criteria.js';
import { type ReadSentence } from './reading.js';
import { type ReviewAnswer } from './reviewer.js';
import { isRole, RUNG_CRITERIA, type RungCriterion } from './rung-rules.js';
import { usualPlacesOf } from './usual-places.js';

/** One sentence serves so many roles and so many further criteria at most: no sentence fills the form alone. */
const MOST_USES = 3;
const PLACEMENT_BONUS = 2;
const ASKED_BONUS = 2;
/** So many more words have to speak for another role than for its question's, that a sentence is not taken for an answer to it. */
const PLAINLY_ELSEWHERE = 3;
/** So many of anything are counted from outside. */
const LARGE = 1_000;

const SOURCE_OF = new Map(CRITERIA.map(({ id, source }) => [id, source]));
const ROLE_CRITERIA = RUNG_CRITERIA.filter(isRole);
const OTHER_CRITERIA = RUNG_CRITERIA.filter((criterion) => !isRole(criterion));

function isLarge(value: string): boolean {
  return Number.parseFloat(value) >= LARGE || /[km]|million|thousand/.test(value);
}

/** Markets are reckoned from what is paid: a sum, neither hoped for nor to be spent. */
function isSum({ features, hedged, isBudget }: ReadSentence): boolean {
  return features.has('money') && !hedged && !isBudget;
}

/** What a figure shows by itself, without a word of the lexicon. */
function isShownByFigures(sentence: ReadSentence, criterion: RungCriterion): boolean {
  const { features, measures, firstPerson, isTenure } = sentence;
  switch (criterion) {
    case 'advantage':
    case 'novelty':
      return features.has('measure') && features.has('comparison') && !isTenure;
    case 'market_size':
      return isSum(sentence) || (!firstPerson && !features.has('past') && measures.some(({ kind, value }) => kind === 'count' && isLarge(value)));
    case 'founder_problem_fit':
      return features.has('duration') && features.has('past') && (features.has('name') || firstPerson) && !features.has('money');
    default:
      return false;
  }
}

/** How many words of a sentence speak for a criterion. */
export function hitsFor(sentence: ReadSentence, criterion: RungCriterion): number {
  if (isRole(criterion)) return sentence.roles.get(criterion) ?? 0;
  return (sentence.terms.get(criterion) ?? 0) + Number(isShownByFigures(sentence, criterion));
}

/** A role has its place under a question; what founders have done and ideas are worth is true wherever it is told. */
export function isPlaced({ places }: ReadSentence, criterion: RungCriterion): boolean {
  return !isRole(criterion) || places.every(({ homes }) => homes.open || homes.asked.has(criterion));
}

/** How plainly a sentence speaks to a criterion, by its words and by where it stands. */
export function pullOf(sentence: ReadSentence, criterion: RungCriterion): number {
  const usual = usualPlacesOf(criterion);
  const isUsual = sentence.places.every(({ homes }) => [...homes.asked].some((role) => usual.includes(role)));
  return hitsFor(sentence, criterion) + (isUsual ? PLACEMENT_BONUS : 0);
}

/** Whether all the questions that it stands under ask for a role. */
export function isAsked({ places }: ReadSentence, criterion: RungCriterion): boolean {
  return isRole(criterion) && places.every(({ homes }) => homes.asked.has(criterion));
}

export function isReadFor({ places }: ReadSentence, criterion: RungCriterion): boolean {
  const source = SOURCE_OF.get(criterion);
  return source !== undefined && places.every(({ answer }) => answer.sources.includes(source));
}

/** How many words speak for what the question asks about, and for any other role. */
function homeAndElsewhere(sentence: ReadSentence, isHome: typeof isPlaced): { home: number; elsewhere: number } {
  let home = 0;
  let elsewhere = 0;
  for (const [role, hits] of sentence.roles) {
    if (isHome(sentence, role)) home = Math.max(home, hits);
    else elsewhere = Math.max(elsewhere, hits);
  }
  return { home, elsewhere };
}

/** Answers in which some sentence speaks for what its question asks about: the rest may be taken to belong there, too. */
export function answersAtHome(sentences: readonly ReadSentence[]): Set<ReviewAnswer> {
  const atHome = new Set<ReviewAnswer>();
  for (const sentence of sentences) {
    const { home, elsewhere } = homeAndElsewhere(sentence, isAsked);
    if (home > 0 && home >= elsewhere) for (const { answer } of sentence.places) atHome.add(answer);
  }
  return atHome;
}

/** A figure, a date, a name, or words about the subject: something that the question alone can give a meaning to. */
function hasSubstance({ features }: ReadSentence): boolean {
  return features.has('measure') || features.has('date') || features.has('grounded') || features.has('name');
}

function mostSpokenFor(sentence: ReadSentence, among: readonly RungCriterion[], speaksAtHome: boolean): RungCriterion[] {
  const fits = (criterion: RungCriterion): boolean => speaksAtHome && isAsked(sentence, criterion);
  const pull = (criterion: RungCriterion): number =>
    hitsFor(sentence, criterion) +
    (fits(criterion) ? ASKED_BONUS : 0) +
    (isPlaced(sentence, criterion) ? PLACEMENT_BONUS : 0);
  return among
    .filter((criterion) => (hitsFor(sentence, criterion) > 0 || fits(criterion)) && isReadFor(sentence, criterion))
    .sort((a, b) => pull(b) - pull(a))
    .slice(0, MOST_USES);
}

/**
 * The criteria that a sentence speaks to: by its words, and by its question where its words do not speak for another.
 * No lexicon has the words of every trade, but who is asked for the problem and tells of hail pads tells of the problem.
 */
export function usesOf(sentence: ReadSentence): RungCriterion[] {
  const { home, elsewhere } = homeAndElsewhere(sentence, isPlaced);
  const speaksAtHome = hasSubstance(sentence) && elsewhere < home + PLAINLY_ELSEWHERE;
  return [
    ...mostSpokenFor(sentence, ROLE_CRITERIA, speaksAtHome),
    ...mostSpokenFor(sentence, OTHER_CRITERIA, speaksAtHome),
  ];
}
