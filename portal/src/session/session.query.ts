import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => bodyOf(api.GET('/v1/portal/session')),
  staleTime: 60_000,
});
