import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { type Criterion, type Level } from '../../../rubric/criterion.js';
import { type Statement } from '../statements/statement.js';
import { evidenceFor, type Judged } from './evidence.js';
import { reachedBy, STEPS, sumOf } from './levels.js';
import { type LeftOut, leftOutBy } from './left-out.js';
import { mentionsOf } from './mentions.js';
import { judgeRelevance } from './relevance.js';
import { usualPlacesOf } from '../usual-places.js';
import { judgeTraction } from './traction.js';

/** A criterion with its judgement; null if there was nothing to judge by. */
export interface Ruling {
  readonly criterion: Criterion & { readonly id: CriterionId };
  readonly judged: Judged | null;
  /** How near the next level was, from 0 to 1; the nearer, the less sure is this one. */
  readonly distance: number;
  /** Whether an answer is to a question that asks for it. */
  readonly isAsked: boolean;
  /** Set if the brief excludes such ventures. */
  readonly leftOut?: LeftOut | null;
}

/** The total worth of all statements that each level of communication takes; a fully proven statement is worth 3. */
const TOLD = [3, 6.5, 12, 19, 30] as const;
/** The level of what is told in general words only. */
const MENTIONED: Level = 1;
/** Evidence worth less hardly tells any particulars. */
const PARTICULAR = 1;

function judgeCommunication(statements: readonly Statement[]): Judged {
  const told = statements
    .map((statement) => ({ statement, worth: statement.worth }))
    .filter(({ worth }) => worth >= PARTICULAR);
  const sum = told.reduce((all, { worth }) => all + worth, 0);
  return { ...reachedBy(sum, TOLD), evidence: told.sort((a, b) => b.worth - a.worth) };
}

function rule(
  id: CriterionId,
  statements: readonly Statement[],
  brief: string | null,
): Required<Pick<Ruling, 'judged' | 'distance' | 'leftOut'>> {
  if (id === 'communication') return { judged: judgeCommunication(statements), distance: 1, leftOut: null };
  if (id === 'programme_relevance') {
    const judged = judgeRelevance(statements, brief);
    return { judged, distance: 1, leftOut: leftOutBy(brief ?? '', statements) };
  }
  if (id === 'traction_evidence') return { judged: judgeTraction(statements), distance: 1, leftOut: null };
  const evidence = evidenceFor(id, statements);
  const sum = sumOf(evidence);
  const { level, points } = reachedBy(sum, STEPS);
  let distance = 1;
  for (let at = 0; at < 4; at += 1) distance = Math.min(distance, Math.abs(sum - (STEPS[at] ?? 0)));
  const mentions = level === 0 ? mentionsOf(id, statements) : [];
  // The points stay those of the little that it is worth.
  const judged = mentions.length === 0 ? { level, points, evidence } : { level: MENTIONED, points, evidence: mentions };
  return { judged, distance, leftOut: null };
}

/** Judges every criterion of the rubric by its evidence among the statements. */
export function judgeAll(statements: readonly Statement[], brief: string | null): Ruling[] {
  const asked = new Set<string>();
  for (const { places } of statements) for (const { homes } of places) for (const role of homes.asked) asked.add(role);
  return CRITERIA.map((criterion) => {
    const { judged, distance, leftOut } = rule(criterion.id, statements, brief);
    return { criterion, judged, distance, isAsked: asked.has(usualPlacesOf(criterion.id)[0] ?? ''), leftOut };
  });
}
