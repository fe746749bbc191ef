import { type components } from '../api/schema.js';
import { sampleAnswer } from './sample-answers.js';

interface SubmitLine {
  readonly key: string;
  readonly cohortId: string;
  readonly fields: readonly components['schemas']['FieldDto'][];
}

/** A line to paste into a shell that submits a complete application to the programme. */
export function submitLine({ key, cohortId, fields }: SubmitLine): string {
  const body = {
    cohort_id: cohortId,
    founder_name: 'Ines Castro',
    contact_email: 'ines@example.com',
    answers: fields.map((field) => ({ key: field.key, value: sampleAnswer(field) })),
  };
  return [
    `curl -s ${location.origin}/v1/api/applications`,
    `-H 'Authorization: Bearer ${key}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`,
  ].join(' \\\n  ');
}
