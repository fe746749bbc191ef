import { environmentOfKey, generateKey } from './key-format.js';

describe('API key format', () => {
  it('names the environment and can be found by a scanner', () => {
    const key = generateKey('live');
    expect(key).toMatch(/^inc_live_[0-9A-Za-z]{38}$/);
    expect(environmentOfKey(key)).toBe('live');
  });

  it('tells every one-character typo without a look-up', () => {
    const key = generateKey('test');
    for (let at = 0; at < key.length; at += 1) {
      const typo = key.slice(0, at) + (key[at] === 'x' ? 'y' : 'x') + key.slice(at + 1);
      expect(environmentOfKey(typo)).toBeNull();
    }
  });

  it('refuses a test key whose prefix was changed to live', () => {
    expect(environmentOfKey(generateKey('test').replace('inc_test_', 'inc_live_'))).toBeNull();
  });

  it.each(['', 'inc_live_', 'inc_demo_' + 'a'.repeat(38), `${generateKey('live')} `, 'x'.repeat(8192)])(
    'refuses %p',
    (text) => {
      expect(environmentOfKey(text)).toBeNull();
    },
  );

  it('never makes the same key twice', () => {
    expect(new Set(Array.from({ length: 1000 }, () => generateKey('live'))).size).toBe(1000);
  });
});
