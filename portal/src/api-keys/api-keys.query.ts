import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { BY_CURSOR } from '../ui/by-cursor.js';

const PAGE = 50;

export const apiKeysQuery = infiniteQueryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ pageParam: cursor }) =>
    bodyOf(
      api.GET('/v1/portal/api-keys', { params: { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } } }),
    ),
  ...BY_CURSOR,
});
