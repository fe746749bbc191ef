import { createHash } from 'node:crypto';

/** Names of properties that stand for another kind of thing than they say. */
const KINDS: Readonly<Record<string, string>> = { actor: 'member', target: 'cohort' };

/** The same id as in the error table, which the sandbox plays back. */
const SUBMISSION = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';

/**
 * The example id for a kind of thing (`cohort`, `submission`, …), the same everywhere in the document and different
 * from all other kinds, so that readers see which id goes where.
 */
export function exampleId(name: string): string {
  if (name === 'submission') return SUBMISSION;
  const digest = createHash('sha256')
    .update(KINDS[name] ?? name)
    .digest('hex');
  return `01960f2e-${digest.slice(0, 4)}-7${digest.slice(4, 7)}-9${digest.slice(7, 10)}-${digest.slice(10, 22)}`;
}
