import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.js';
import { type SubmissionDetail } from '../api/types.js';

const REVIEWS_TAKE_MS = 1_500;
/** Until a colleague's decision or note shows up on a page that stays open. */
const COLLEAGUES_MS = 20_000;

/** A submission with the tag of the state that it shows, on which a decision is made. */
export interface KnownSubmission {
  readonly submission: SubmissionDetail;
  readonly tag: string;
}

/** Asked for again and again: often until its review has ended, and then for what others make of it. */
export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: ['submissions', 'one', id],
    queryFn: () => readSubmission(id),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.submission) ? REVIEWS_TAKE_MS : COLLEAGUES_MS),
  });
}

export async function readSubmission(id: string): Promise<KnownSubmission> {
  const call = api.GET('/v1/portal/submissions/{submission_id}', { params: { path: { submission_id: id } } });
  const { data, tag } = await answerOf(call);
  return { submission: data, tag };
}

export function isUnderWay(submission: SubmissionDetail | undefined): boolean {
  return submission?.status === 'pending' || submission?.status === 'processing';
}
