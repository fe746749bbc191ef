import { type ClarityRole } from '../../fields/field.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { DENIALS } from '../text/words/summary-words.js';
import { questionsIn } from './questions.js';
import { standsAlone } from './readable.js';
import { type Feature, type ReadSentence } from './reading.js';
import { type Judged } from './rungs.js';
import { usualPlacesOf } from './usual-places.js';

/** The questions under which a figure may well count for a criterion, but is about something else. */
const ASTRAY: Readonly<Partial<Record<CriterionId, readonly ClarityRole[]>>> = {
  traction_evidence: ['ask', 'market', 'competition', 'why_now'],
  novelty: ['ask', 'team', 'market', 'customer', 'business_model', 'problem'],
  feasibility: ['ask', 'market', 'competition', 'why_now', 'customer', 'problem'],
  market_size: ['ask', 'team', 'traction', 'solution', 'why_now'],
  defensibility: ['ask', 'market', 'problem', 'customer', 'why_now'],
  founder_problem_fit: ['ask', 'market', 'competition', 'customer', 'business_model', 'why_now'],
  advantage: ['ask', 'team', 'market', 'business_model', 'problem', 'why_now'],
};

const PROOF: readonly Feature[] = ['measure', 'comparison', 'past', 'date', 'source', 'name', 'segment'];
/** What stands so far behind the best one does not get any worse. */
const LAST = 8;
const AT_HOME = { first: 6, other: 4, elsewhere: 0 };

/** How much of a sentence could be checked. */
export function strength(sentence: ReadSentence): number {
  return PROOF.filter((feature) => sentence.features.has(feature)).length + (sentence.features.has('measure') ? 2 : 0);
}

function speaksOf({ roles, terms, rungs }: ReadSentence, id: CriterionId): boolean {
  if (id === 'feasibility') return rungs.size > 0;
  if (id === 'traction_evidence') return rungs.has('use') || rungs.has('payment') || rungs.has('growth');
  return ([...roles.keys(), ...terms.keys()] as readonly string[]).includes(id);
}

function homeOf({ answer: { role } }: ReadSentence, id: CriterionId): 'first' | 'other' | null {
  const at = role === null ? -1 : usualPlacesOf(id).indexOf(role);
  return at < 0 ? null : at === 0 ? 'first' : 'other';
}

/** It was told where one expects to hear of the criterion. */
export function isAtHome(sentence: ReadSentence, id: CriterionId): boolean {
  return homeOf(sentence, id) !== null;
}

/** It counts for the criterion by its figure, and is about something else: whoever reads it there takes it for a mistake. */
function isAstray({ answer: { role } }: ReadSentence, id: CriterionId): boolean {
  return role !== null && ASTRAY[id]?.includes(role) === true;
}

/** Whoever reads it there sees what it has to do with the criterion. */
export function isToThePoint(sentence: ReadSentence, id: CriterionId): boolean {
  if (isAtHome(sentence, id) || sentence.answer.role === null) return true;
  if (id === 'founder_problem_fit' && !sentence.firstPerson && !sentence.features.has('name')) return false;
  return speaksOf(sentence, id) && !isAstray(sentence, id);
}

/**
 * The sentences to quote for a criterion. First one of those that bear its level: to the point, of something done, readable
 * alone, not quoted elsewhere yet, and as strong as may be. Then whatever shows it best next.
 */
export function quotesFor(
  id: CriterionId,
  { sentences, bearing }: Pick<Judged, 'sentences' | 'bearing'>,
  used: ReadonlySet<ReadSentence>,
): ReadSentence[] {
  const isPlan = ({ hedged, isBudget }: ReadSentence): boolean => id !== 'ask' && (hedged || isBudget);
  const worth = (sentence: ReadSentence, at: number): number =>
    AT_HOME[homeOf(sentence, id) ?? 'elsewhere'] -
    Number(isAstray(sentence, id)) * 5 -
    Number(isPlan(sentence)) * 5 +
    Number(speaksOf(sentence, id)) * 3 +
    Number(at < bearing) * 3 +
    Number(!used.has(sentence)) * 3 +
    Number(!sentence.redacted) * 2 +
    Number(!questionsIn(sentence.answer).has('aside')) * 2 +
    Number(!sentence.words.some((word) => DENIALS.has(word))) * 2 +
    Number(standsAlone(sentence.quote)) * 2 +
    strength(sentence) -
    Math.min(at, LAST) / 2;
  const best = sentences
    .map((sentence, at) => ({ sentence, worth: worth(sentence, at), bears: at < bearing }))
    .filter(({ sentence }) => sentence.quote !== '')
    .sort((a, b) => b.worth - a.worth);
  const telling = best.find(({ bears }) => bears) ?? best[0];
  return telling === undefined ? [] : [telling.sentence, ...best.flatMap((each) => (each === telling ? [] : [each.sentence]))];
}
