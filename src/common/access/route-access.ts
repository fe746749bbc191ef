import { SetMetadata } from '@nestjs/common';
import { type PortalRole } from './portal-role.js';
import { type Scope } from './scope.js';

/** Who may call a route. Guards enforce it, the OpenAPI document shows it, and a test pins it for every route. */
export type RouteAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'operations' }
  | { readonly kind: 'key'; readonly scope: Scope | null }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'portal'; readonly role: PortalRole };

export const ROUTE_ACCESS = 'route-access';

/** Every route handler carries exactly one; the application does not start otherwise. */
export function declareAccess(access: RouteAccess): MethodDecorator {
  return SetMetadata(ROUTE_ACCESS, access);
}
