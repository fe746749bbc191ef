import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import { type PortalRole } from '../../../common/access/portal-role.js';
import { declareAccess } from '../../../common/access/route-access.js';
import { JsonBodyGuard } from '../../../common/http/json-body.guard.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { RoleGuard } from './role.guard.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { SessionGuard } from './session.guard.js';

/** The name of the cookie scheme in the OpenAPI document. */
export const PORTAL_SCHEME = 'portal_session';

/** For signed-in members of at least this role. Guards and documentation in one. */
export function PortalRoute(role: PortalRole): MethodDecorator {
  return applyDecorators(
    declareAccess({ kind: 'portal', role }),
    UseGuards(SessionGuard, SameOriginGuard, RoleGuard, JsonBodyGuard),
    ApiSecurity(PORTAL_SCHEME),
    ApiExtension('x-required-role', role),
    // Every member is at least a viewer, so only higher roles can be refused; and only changes are checked for their
    // origin.
    ApiErrors('not_signed_in', ...(role === 'viewer' ? [] : (['forbidden', 'cross_origin'] as const))),
  );
}
