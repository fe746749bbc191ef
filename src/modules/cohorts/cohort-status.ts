export const COHORT_STATUSES = ['draft', 'open', 'closed', 'completed'] as const;

/** Only an open cohort accepts submissions. */
export type CohortStatus = (typeof COHORT_STATUSES)[number];

const NEXT: Record<CohortStatus, readonly CohortStatus[]> = {
  draft: ['open'],
  open: ['closed'],
  closed: ['completed', 'open'],
  completed: [],
};

export function canBecome(from: CohortStatus, to: CohortStatus): boolean {
  return NEXT[from].includes(to);
}
