import { type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';

/** What every route may use before its page is there. */
interface RouteContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({ component: Outlet });
