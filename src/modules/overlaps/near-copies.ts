import { MOST_COMPARED } from './candidates.sql.js';
import { similarityOf } from './fingerprint.js';

/** Light edits of a short answer leave half of it the same; honest answers to one question hardly share a tenth. */
const LEAST_SIMILARITY = 0.4;
export const MOST_OVERLAPS = 10;

/** Another submission of the cohort with an answer that is nearly the same as one of ours. */
export interface Overlap {
  readonly submissionId: string;
  readonly ventureName: string | null;
  readonly founderName: string | null;
  readonly key: string;
  readonly theirKey: string;
  /** From 0 to 1; 1 means the same words. */
  readonly similarity: number;
  readonly submittedAt: Date;
  /** Whether both came from the same contact address. */
  readonly isSameAddress: boolean;
  /** How many of our answers are near copies of theirs; answers too short to compare do not count. */
  readonly alike: number;
  readonly compared: number;
}

export interface CopyCandidate extends Omit<Overlap, 'similarity' | 'alike'> {
  readonly ownSketch: readonly number[];
  readonly theirSketch: readonly number[];
}

/**
 * The most similar submissions, each with its most similar answer, the closest first. Answers that many share, such as
 * a statement the programme asks for, come last, so that they do not hide a copy of a single applicant's.
 */
export function nearCopies(candidates: readonly CopyCandidate[]): Overlap[] {
  const copies = candidates
    .map(({ ownSketch, theirSketch, ...rest }) => ({
      ...rest,
      similarity: rounded(similarityOf(ownSketch, theirSketch)),
    }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY);
  const copiesOf = new Map<string, number>();
  for (const { key } of copies) copiesOf.set(key, (copiesOf.get(key) ?? 0) + 1);
  const isOfCrowd = ({ key }: { readonly key: string }): boolean => (copiesOf.get(key) ?? 0) >= MOST_COMPARED;
  const alike = new Map<string, Set<string>>();
  for (const { submissionId, key } of copies) alike.set(submissionId, (alike.get(submissionId) ?? new Set()).add(key));
  const ranked = copies.sort(
    (a, b) =>
      Number(isOfCrowd(a)) - Number(isOfCrowd(b)) ||
      b.similarity - a.similarity ||
      inOrder(a.submissionId, b.submissionId) ||
      inOrder(a.key, b.key),
  );
  const nearest = new Map<string, Overlap>();
  for (const copy of ranked) {
    const { submissionId } = copy;
    if (!nearest.has(submissionId)) nearest.set(submissionId, { ...copy, alike: alike.get(submissionId)?.size ?? 0 });
  }
  return [...nearest.values()].slice(0, MOST_OVERLAPS);
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
