import { reviewLine } from '../src/command-line/review-line.js';
import { SOURCES } from '../src/modules/fields/field.js';
import { evidenceFor } from '../src/modules/review/reviewers/judging/evidence.js';
import { sumOf } from '../src/modules/review/reviewers/judging/levels.js';
import { type StatementModel } from '../src/modules/review/reviewers/statements/statement-model.js';
import { readStatements } from '../src/modules/review/reviewers/statements/statement.js';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { type ReportBody } from '../src/modules/review/scoring/report.js';
import { overallScore } from '../src/modules/review/scoring/verdict.js';
import { type LabelledAnswer, type PairRow, type Tier } from './train/rows.js';

/** What an answer is worth for the question it was given to. */
function worthOf(model: StatementModel, { question, role }: Pick<PairRow, 'question' | 'role'>, value: string): number {
  return sumOf(
    evidenceFor(role, readStatements(model, [{ key: 'answer', label: question, role, sources: [...SOURCES], value }])),
  );
}

/** How many of all are right; a tie is half right. */
function share(differences: readonly number[]): number {
  return (
    differences.reduce((sum, difference) => sum + (difference > 0 ? 1 : difference === 0 ? 0.5 : 0), 0) /
    Math.max(differences.length, 1)
  );
}

export function orderOfPairs(model: StatementModel, rows: readonly PairRow[]): number {
  return share(rows.map((row) => worthOf(model, row, row.better) - worthOf(model, row, row.worse)));
}

export async function overallOf(model: StatementModel, answers: readonly LabelledAnswer[]): Promise<number> {
  const line = { answers: answers.map((answer, at) => ({ key: `a${String(at)}`, ...answer })), brief: null };
  const {
    clarity_score: clarity,
    founder_fit_score: founderFit,
    idea_strength_score: ideaStrength,
  } = (await reviewLine(line, new TextReviewer(model))) as ReportBody;
  return overallScore({ clarity, founderFit, ideaStrength });
}

export interface Tiered {
  readonly family: string;
  readonly tier: Tier;
  readonly score: number;
}

/** Of all two applications of one family of these tiers, how many stand in the right order. */
export function orderOfTiers(scored: readonly Tiered[], better: Tier, worse: Tier): number {
  const of = (tier: Tier): Tiered[] => scored.filter((one) => one.tier === tier);
  return share(
    of(better).flatMap((one) =>
      of(worse)
        .filter(({ family }) => family === one.family)
        .map((other) => one.score - other.score),
    ),
  );
}
