export const SCOPES = ['applications:write', 'applications:read', 'insights:read'] as const;

/** What an API key may do. */
export type Scope = (typeof SCOPES)[number];
