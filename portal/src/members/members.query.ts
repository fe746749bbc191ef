import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { type components } from '../api/schema.js';
import { BY_CURSOR } from '../ui/by-cursor.js';

export type Member = components['schemas']['Member'];

const PAGE = 50;

export const membersQuery = infiniteQueryOptions({
  queryKey: ['members'],
  queryFn: ({ pageParam: cursor }) =>
    bodyOf(
      api.GET('/v1/portal/members', { params: { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } } }),
    ),
  ...BY_CURSOR,
});
