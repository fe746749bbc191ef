import { type OpenAPIObject } from '@nestjs/swagger';
import { errorExample } from '../common/openapi/api-errors.decorator.js';
import { API_KEY_SCHEME } from '../modules/auth/key-routes.decorator.js';
import { OPERATIONS_SCHEME } from '../modules/operations/operations-route.decorator.js';
import { type Operation, operationsOf } from './operations.js';

/** Says of every operation who may call it, in words, and of the public ones also in the terms of the standard. */
export function addAccessNotes(document: OpenAPIObject): void {
  for (const operation of operationsOf(document)) {
    operation.security ??= [];
    const note = accessNote(operation);
    operation.description = operation.description ? `${operation.description}\n\n${note}` : note;
    nameOwnScope(operation);
  }
}

const OPERATORS =
  'For the operators of the service: with the token in `OPERATIONS_TOKEN`, or from the same machine where none is set; and for everybody who reaches `OPERATIONS_PORT`.';

function accessNote({ security = [], tags, ...extensions }: Operation): string {
  const { 'x-required-scopes': scopes = [], 'x-required-role': role = 'viewer' } = extensions;
  if (security.length === 0) return 'Open to anybody.';
  if (security.some((requirement) => OPERATIONS_SCHEME in requirement)) return OPERATORS;
  if (!security.some((requirement) => API_KEY_SCHEME in requirement))
    return `For signed-in members, from the role ${role} up.`;
  if (tags?.includes('Sandbox') === true) return 'For any test key.';
  return scopes.length === 0
    ? 'For any valid key.'
    : `For keys with the scope ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`;
}

/** The error table knows one example of a missing scope; a reader of this operation wants that of its own. */
function nameOwnScope({ responses, 'x-required-scopes': [scope] = [] }: Operation): void {
  const forbidden = responses['403'];
  if (scope === undefined || forbidden === undefined || '$ref' in forbidden) return;
  const examples = forbidden.content?.['application/json']?.examples;
  if (examples?.['insufficient_scope'] === undefined) return;
  const example = errorExample('insufficient_scope');
  examples['insufficient_scope'] = {
    value: { ...example, error: `This API key lacks the scope ${scope}`, required_scopes: [scope] },
  };
}
