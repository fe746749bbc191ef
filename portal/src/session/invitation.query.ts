import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { type components } from '../api/schema.js';

export type Invitation = components['schemas']['Invitation'];

/** What a link is for. It is asked once: used, it is worth nothing, and the page goes on. */
export function invitationQuery(invitation: string) {
  return queryOptions({
    queryKey: ['invitation', invitation],
    queryFn: () => bodyOf(api.GET('/v1/portal/invitations/{invitation}', { params: { path: { invitation } } })),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function isWorthNothing(error: Error | null): boolean {
  return error instanceof ApiProblem && error.code === 'invitation_not_found';
}
