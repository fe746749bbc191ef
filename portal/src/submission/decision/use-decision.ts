import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../api/client.js';
import { type Submission } from '../../api/types.js';
import { type Decision } from '../../ui/words.js';

export const LONGEST_REASON = 2_000;

interface Deciding {
  readonly decision: Decision;
  readonly reason: string;
  /** Of the state that was decided on. */
  readonly tag: string;
}

/** Records a decision. Whether it worked or was too late, what is shown is then asked for again. */
export function useDecision(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deciding: Deciding) => decide(id, deciding),
    onSettled: () => queries.invalidateQueries({ queryKey: ['submissions'] }),
  });
}

/** @throws ApiProblem with the status 412 when it was decided on by somebody else since */
export function decide(id: string, { decision, reason, tag }: Deciding): Promise<Submission> {
  return bodyOf(
    api.PATCH('/v1/portal/submissions/{submission_id}', {
      params: { path: { submission_id: id }, header: { 'If-Match': tag } },
      body: {
        review_status: decision === 'none' ? null : decision,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      },
    }),
  );
}
