import { newPassword, Passwords } from './passwords.js';

describe('passwords', () => {
  const passwords = new Passwords();

  it('are kept as argon2id hashes with the parameters in them, never twice the same', async () => {
    const [first, second] = await Promise.all([passwords.hash('a secret'), passwords.hash('a secret')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match themselves, however an accent was typed, and nothing else', async () => {
    const hash = await passwords.hash('caf\u00e9 au lait');
    expect(await passwords.matches('cafe\u0301 au lait', hash)).toBe(true);
    expect(await passwords.matches('cafe au lait', hash)).toBe(false);
  });

  it('never match where there is no member', async () => {
    expect(await passwords.matches(newPassword(), null)).toBe(false);
  });

  it('are long when made for somebody', () => {
    expect(newPassword()).toMatch(/^[\w-]{24}$/);
  });
});
