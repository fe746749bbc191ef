import { type Submission } from '../api/types.js';

/** What an application is called everywhere: by its venture, else by who sent it. */
export function titleOf({ venture_name, founder_name, contact_email }: Submission): string {
  return venture_name ?? founder_name ?? contact_email;
}

/** Where it is told of by the way. */
export function nameWithReference({ venture_name, reference }: Pick<Submission, 'venture_name' | 'reference'>): string {
  return venture_name === null ? `submission ${reference}` : `${venture_name} (${reference})`;
}
