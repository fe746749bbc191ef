/** What a key may do that submits applications and reads what becomes of them. */
export const USUAL_SCOPES = ['applications:write', 'applications:read', 'insights:read'] as const;

export const SCOPES = [...USUAL_SCOPES, 'programs:write'] as const;

/** What an API key may do. */
export type Scope = (typeof SCOPES)[number];
