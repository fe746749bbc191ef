import { type Statement } from '../../database/pipeline.js';
import { type AnswerFingerprint } from './answer-fingerprints.js';

const FORGET = 'delete from answer_fingerprints where submission_id = any($1::uuid[])';

const REMEMBER = `
  insert into answer_fingerprints (submission_id, answer_key, organisation_id, bands, sketch)
  select submission, key, $1, bands, sketch
    from json_to_recordset($2) as f (submission uuid, key text, bands bigint[], sketch integer[])`;

export interface FingerprintedSubmission {
  readonly submissionId: string;
  /** Of how many reviews this is. */
  readonly run: number;
  readonly fingerprints: readonly AnswerFingerprint[];
}

/** Within the transaction that completes the reviews, in place of what earlier ones left. */
export function replaceFingerprints(organisationId: string, submissions: readonly FingerprintedSubmission[]): Statement[] {
  const again = submissions.filter(({ run }) => run > 1);
  // Numbers as PostgreSQL's own literals: it reads them faster than arrays of JSON.
  const rows = submissions.flatMap(({ submissionId, fingerprints }) =>
    fingerprints.map(({ key, bands, sketch }) => ({
      submission: submissionId,
      key,
      bands: `{${bands.map((band) => band ?? 'null').join(',')}}`,
      sketch: `{${sketch.join(',')}}`,
    })),
  );
  return [
    ...(again.length === 0 ? [] : [{ text: FORGET, values: [`{${again.map(({ submissionId }) => submissionId).join(',')}}`] }]),
    ...(rows.length === 0 ? [] : [{ text: REMEMBER, values: [organisationId, JSON.stringify(rows)] }]),
  ];
}
