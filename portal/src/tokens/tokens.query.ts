import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { type components } from '../api/schema.js';
import { BY_CURSOR } from '../ui/by-cursor.js';

export type TokenEntry = components['schemas']['TokenEntry'];

const PAGE = 50;

export const tokensQuery = infiniteQueryOptions({
  queryKey: ['tokens'],
  queryFn: ({ pageParam: cursor }) =>
    bodyOf(
      api.GET('/v1/portal/tokens', { params: { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } } }),
    ),
  ...BY_CURSOR,
});
