import { hashPassword, newPassword, passwordMatches } from './password.js';

describe('passwords', () => {
  it('are kept as argon2id hashes with the parameters in them, never twice the same', async () => {
    const [first, second] = await Promise.all([hashPassword('a secret'), hashPassword('a secret')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match themselves, however an accent was typed, and nothing else', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await passwordMatches('cafe\u0301 au lait', hash)).toBe(true);
    expect(await passwordMatches('cafe au lait', hash)).toBe(false);
  });

  it('never match where there is no member', async () => {
    expect(await passwordMatches(newPassword(), null)).toBe(false);
  });

  it('are long when made for somebody', () => {
    expect(newPassword()).toMatch(/^[\w-]{24}$/);
  });
});
