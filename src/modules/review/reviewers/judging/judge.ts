import { NUMBER } from '../../../../language/seen-words.js';
import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { type Criterion, type Level } from '../../../rubric/criterion.js';
import { type Statement } from '../statements/statement.js';
import { evidenceFor, type Judged, type WeighedStatement } from './evidence.js';
import { surelyBearsOut, surelyHappened } from './happened.js';
import { highestPoints, levelAt, pointsFor, STEPS, sumOf } from './levels.js';
import { type Exclusion, leftOutBy } from './left-out.js';
import { mentionsOf } from './mentions.js';
import { judgeRelevance } from './relevance.js';
import { rising } from '../rising.js';
import { usualPlacesOf } from '../usual-places.js';
import { judgeTraction } from './traction.js';

/** A criterion with its judgement; null if there was nothing to judge by. */
export interface Ruling {
  readonly criterion: Criterion & { readonly id: CriterionId };
  readonly judged: Judged | null;
  /** Whether an answer is to a question that asks for it. */
  readonly isAsked: boolean;
  /** Whether all answers to such questions are in a language without a table. */
  readonly isUnread: boolean;
  /** Set if the brief excludes such ventures. */
  readonly leftOut?: Exclusion | null;
}

/** The total worth of all statements that each level of communication takes; a fully proven statement is worth 3. */
const TOLD = [3, 6.5, 12, 19, 30] as const;
/** The level of what is told in general words only. */
const MENTIONED: Level = 1;
/** Evidence worth less hardly tells any particulars. */
const PARTICULAR = 1;

function judgeCommunication(statements: readonly Statement[]): Judged {
  const told = statements.filter(({ worth }) => worth >= PARTICULAR).sort((a, b) => b.worth - a.worth);
  const points = pointsFor(
    told.reduce((sum, { worth }) => sum + worth, 0),
    TOLD,
  );
  const evidence = told.map((statement) => ({ statement, worth: statement.worth }));
  return { level: levelAt(points), points, evidence };
}

/** From what worth on a second proof counts as one, and from where on in full: the highest level asks for several. */
const SECOND = [0.5, 1] as const;

function mostPoints([, second]: readonly WeighedStatement[]): number {
  const least = highestPoints(3);
  return least + Math.floor((highestPoints(4) - least) * rising(second?.worth ?? 0, ...SECOND));
}

/** What did not happen comes to no more than "told in particulars": the rubric asks for what bears it out from there on. */
function heldToProof(id: CriterionId, told: number, evidence: readonly WeighedStatement[]): number {
  const proof = evidence.map(({ statement, worth }) => ({ statement, worth: worth * surelyBearsOut(id, statement) }));
  proof.sort((a, b) => b.worth - a.worth);
  const proven = Math.min(mostPoints(proof), pointsFor(sumOf(proof)));
  return Math.max(Math.min(highestPoints(2), told), proven);
}

/** Plainly about the founders, and partly. */
const OF_FOUNDERS = 0.5;
const PARTLY_OF_FOUNDERS = 0.3;
const YEARS = new Set(['year', 'years', 'decades', 'seasons']);

/** The most points of founders who say themselves that they have not done such work before. */
const UNTRAINED = highestPoints(2);

function saysUntrained({ cues, reading: { about } }: Statement): boolean {
  return cues.has('untrained') && about.team >= PARTLY_OF_FOUNDERS;
}

/** A sentence that says what somebody did, and for how many years, is the record that the rubric asks for. */
function recordsIn(evidence: readonly WeighedStatement[]): WeighedStatement[] {
  const isRecord = ({ statement }: WeighedStatement): boolean =>
    statement.reading.about.team >= OF_FOUNDERS &&
    surelyHappened(statement) === 1 &&
    statement.words.some(({ text }, at) => YEARS.has(text) && statement.words[at - 1]?.text === NUMBER);
  return evidence
    .map((one) => (isRecord(one) ? { ...one, worth: Math.max(one.worth, STEPS[2]) } : one))
    .sort((a, b) => b.worth - a.worth);
}

/** From this certainty on, a sentence says plainly what is looked for. */
const PLAINLY = 0.85;
/** Less than this it hardly says anything. */
const HARDLY = 0.5;

/** That nobody has done it before, or that it is patented, is told in a plain sentence of few particulars. */
function plainlyTold(id: CriterionId, evidence: readonly WeighedStatement[]): readonly WeighedStatement[] {
  if (id === 'founder_problem_fit') return recordsIn(evidence);
  if (id !== 'novelty' && id !== 'defensibility') return evidence;
  const isPlain = ({ statement, worth }: WeighedStatement): boolean =>
    worth >= HARDLY &&
    (statement.reading.about[id] >= PLAINLY || statement.cues.has(id === 'novelty' ? 'alone' : 'protect'));
  return evidence
    .map((one) => (isPlain(one) ? { ...one, worth: Math.max(one.worth, STEPS[1]) } : one))
    .sort((a, b) => b.worth - a.worth);
}

function rule(
  id: CriterionId,
  statements: readonly Statement[],
  brief: string | null,
): Pick<Ruling, 'judged' | 'leftOut'> {
  if (id === 'communication') return { judged: judgeCommunication(statements) };
  if (id === 'programme_relevance')
    return { judged: judgeRelevance(statements, brief), leftOut: leftOutBy(brief ?? '', statements) };
  if (id === 'traction_evidence') return { judged: judgeTraction(statements) };
  const found = evidenceFor(id, statements);
  const evidence = plainlyTold(id, found);
  const told = pointsFor(sumOf(evidence));
  // What is asked for never happened.
  const proven = id === 'ask' ? told : heldToProof(id, told, evidence);
  const isUntrained = id === 'founder_problem_fit' && statements.some(saysUntrained);
  const points = isUntrained ? Math.min(UNTRAINED, proven) : proven;
  const level = levelAt(points);
  const mentions = level === 0 ? mentionsOf(id, statements) : [];
  // The points stay those of the little that it is worth.
  return {
    judged: mentions.length === 0 ? { level, points, evidence } : { level: MENTIONED, points, evidence: mentions },
  };
}

/** Judges every criterion of the rubric by its evidence among the statements. */
export function judgeAll(statements: readonly Statement[], brief: string | null): Ruling[] {
  const [asked, read] = [new Set<string>(), new Set<string>()];
  for (const { places, texture } of statements)
    for (const { role } of places)
      if (role !== null) {
        asked.add(role);
        if (texture !== 'foreign') read.add(role);
      }
  return CRITERIA.map((criterion) => {
    const place = usualPlacesOf(criterion.id)[0] ?? '';
    const isAsked = asked.has(place);
    return { criterion, ...rule(criterion.id, statements, brief), isAsked, isUnread: isAsked && !read.has(place) };
  });
}
