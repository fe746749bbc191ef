import { createHash } from 'node:crypto';

/** What some names call by another name than their kind has. */
const KINDS: Readonly<Record<string, string>> = { actor: 'member', target: 'cohort' };

/** As the table of errors has it, which the sandbox plays back. */
const SUBMISSION = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';

/**
 * The id that stands for one thing of a kind (`cohort`, `submission`, …) in every example of the document: another for
 * each kind, or no reader could see which id goes where.
 */
export function exampleId(name: string): string {
  if (name === 'submission') return SUBMISSION;
  const digest = createHash('sha256')
    .update(KINDS[name] ?? name)
    .digest('hex');
  return `01960f2e-${digest.slice(0, 4)}-7${digest.slice(4, 7)}-9${digest.slice(7, 10)}-${digest.slice(10, 22)}`;
}
