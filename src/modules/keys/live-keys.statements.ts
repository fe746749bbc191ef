/** Which of these keys of the organisation $1 are neither revoked nor expired. */
export const liveKeys = (ids: string): string => `
  select id from api_keys
   where organisation_id = $1 and id = any(${ids}::uuid[]) and revoked_at is null and (expires_at is null or expires_at > now())`;
