import { type CohortEntity } from './cohort.entity.js';

/** In days. */
export const LONGEST_RETENTION = 3_650;

const DAY_MS = 24 * 3_600_000;

/** When the applications of a cohort are to be erased; null while it is not completed, or if they are kept for ever. */
export function erasureDueAt({
  completedAt,
  retentionDays,
}: Pick<CohortEntity, 'completedAt' | 'retentionDays'>): Date | null {
  return completedAt === null || retentionDays === null
    ? null
    : new Date(completedAt.getTime() + retentionDays * DAY_MS);
}
