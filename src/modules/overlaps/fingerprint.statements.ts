import { joinBytes, joinedBytes } from '../../database/joined-bytes.js';
import { type SqlStatement } from '../../database/pipeline.js';
import { type AnswerFingerprint } from './answer-fingerprints.js';

/*
 * A review leaves its fingerprints waiting; they are indexed when there is time, or when somebody looks at overlaps.
 * These statements delete those of the submissions $2 in the order in which fingerprints move, so that none is missed.
 */
export const FORGET_WAITING =
  'delete from waiting_fingerprints where organisation_id = $1 and submission_id = any($2::uuid[])';
export const FORGET_INDEXED =
  'delete from answer_fingerprints where organisation_id = $1 and submission_id = any($2::uuid[])';

const KEEP = `
  insert into waiting_fingerprints (submission_id, organisation_id, packed)
  select id, $1, bytes from ${joinedBytes('kept')}`;

/** Takes the fingerprints of up to $2 submissions of the organisation $1. */
export const TAKE = `
  delete from waiting_fingerprints where organisation_id = $1 and submission_id in (
    select submission_id from waiting_fingerprints where organisation_id = $1 order by submission_id limit $2 for update)
  returning submission_id as "submissionId", packed`;

const INDEX = `
  insert into answer_fingerprints (submission_id, answer_key, organisation_id, bands, sketch)
  select submission, key, $1, bands, sketch
    from json_to_recordset($2) as f (submission uuid, key text, bands bigint[], sketch integer[])`;

interface FingerprintedSubmission {
  readonly submissionId: string;
  readonly fingerprints: readonly AnswerFingerprint[];
}

/** Stores waiting fingerprints in the transaction that completes the reviews, and replaces those of earlier runs. */
export function keepFingerprints(
  organisationId: string,
  submissions: readonly { readonly submissionId: string; readonly run: number; readonly packed: Uint8Array }[],
): SqlStatement[] {
  const again = submissions.filter(({ run }) => run > 1).map(({ submissionId }) => submissionId);
  const kept = submissions.filter(({ packed }) => packed.length > 0);
  const ids = `{${kept.map(({ submissionId }) => submissionId).join(',')}}`;
  const packed = kept.map((submission) => submission.packed);
  return [
    ...(again.length === 0
      ? []
      : [FORGET_WAITING, FORGET_INDEXED].map((text) => ({ text, values: [organisationId, `{${again.join(',')}}`] }))),
    ...(kept.length === 0 ? [] : [{ text: KEEP, values: [organisationId, ids, ...joinBytes(packed)] }]),
  ];
}

/** Inserts fingerprints into the index. */
export function indexFingerprints(
  organisationId: string,
  submissions: readonly FingerprintedSubmission[],
): SqlStatement {
  // Numbers are written as PostgreSQL's array literals, which it reads faster than JSON arrays.
  const rows = submissions.flatMap(({ submissionId, fingerprints }) =>
    fingerprints.map(({ key, bands, sketch }) => ({
      submission: submissionId,
      key,
      bands: `{${bands.map((band) => band ?? 'null').join(',')}}`,
      sketch: `{${sketch.join(',')}}`,
    })),
  );
  return { text: INDEX, values: [organisationId, JSON.stringify(rows)] };
}
