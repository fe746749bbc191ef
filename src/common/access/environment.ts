export const ENVIRONMENTS = ['test', 'live'] as const;

/** Decided by the key alone: test submissions are previews and never count. */
export type Environment = (typeof ENVIRONMENTS)[number];
