/** What a job carries: which submission, and a number that no other job has. Never the submission's content. */
export interface Dispatch {
  readonly submissionId: string;
  readonly dispatch: number;
}

/** A dispatch that the queue is yet to be told of. */
export interface DueDispatch extends Dispatch {
  /** Somebody was at it before, and lost it or had to give it up. */
  readonly wasBegun?: boolean;
}

/** Whatever comes out of Redis is checked before it is believed; null when it is no dispatch. */
export function readDispatch(data: unknown): Dispatch | null {
  if (typeof data !== 'object' || data === null || !('submissionId' in data) || !('dispatch' in data)) return null;
  const { submissionId, dispatch } = data;
  return typeof submissionId === 'string' && typeof dispatch === 'number' ? { submissionId, dispatch } : null;
}
