import { type Counts } from './submissions.query.js';

/** A count as it is read, also where there may be more. */
export function counted(count: number, { is_exact }: Pick<Counts, 'is_exact'> = { is_exact: true }): string {
  return `${count.toLocaleString()}${is_exact ? '' : '+'}`;
}
