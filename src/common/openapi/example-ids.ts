import { createHash } from 'node:crypto';

/** What some names call by another name than their kind has. */
const KINDS: Readonly<Record<string, string>> = { actor: 'member', target: 'cohort' };

/**
 * The id that stands for one thing of a kind (`cohort`, `submission`, …) in every example of the document: another for
 * each kind, or no reader could see which id goes where.
 */
export function exampleId(name: string): string {
  const digest = createHash('sha256').update(KINDS[name] ?? name).digest('hex');
  return `01960f2e-${digest.slice(0, 4)}-7${digest.slice(4, 7)}-9${digest.slice(7, 10)}-${digest.slice(10, 22)}`;
}
