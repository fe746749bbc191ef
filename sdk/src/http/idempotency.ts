/**
 * The key of a POST. Where every application names the caller's own id, it is made of what is sent: a program that died and
 * sends the same again, within the 24 hours that the service remembers, gets the first answer. Otherwise it is a new one.
 */
export async function idempotencyKey(path: string, body: unknown, text: string): Promise<string> {
  if (!namesItsOwn(body)) return `sdk-${crypto.randomUUID()}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${path}\n${text}`));
  return `sdk-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function namesItsOwn(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  if ('applications' in body && Array.isArray(body.applications)) return body.applications.every(namesItsOwn);
  return 'external_id' in body && typeof body.external_id === 'string' && body.external_id !== '';
}
