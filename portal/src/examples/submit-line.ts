import { type components } from '../api/schema.js';
import { sampleAnswer } from './sample-answers.js';

interface SubmitLine {
  readonly key: string;
  readonly cohortId: string;
  readonly fields: readonly components['schemas']['FormField'][];
}

/** A complete application to the cohort. */
export function sampleApplication(cohortId: string, fields: SubmitLine['fields']) {
  return {
    cohort_id: cohortId,
    founder_name: 'Ines Castro',
    contact_email: 'ines@example.com',
    answers: fields.map((field) => ({ key: field.key, value: sampleAnswer(field) })),
  };
}

/** A line to paste into a shell that submits a complete application to the cohort. */
export function submitLine({ key, cohortId, fields }: SubmitLine): string {
  return curl({ key, path: '/v1/api/applications', body: sampleApplication(cohortId, fields) });
}

interface Call {
  readonly key: string;
  readonly path: string;
  /** Sent with POST; without it, it is a GET. */
  readonly body?: unknown;
}

export function curl({ key, path, body }: Call): string {
  const url = `${location.origin}${path}`;
  return [
    // A shell takes a question mark for a pattern.
    `curl -s ${path.includes('?') ? `'${url}'` : url}`,
    `-H 'Authorization: Bearer ${key}'`,
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
}
