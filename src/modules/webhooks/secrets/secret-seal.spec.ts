import { ApiError } from '../../../common/errors/api-error.js';
import { AppConfig } from '../../../config/app-config.js';
import { loadSettings } from '../../../config/load-settings.js';
import { newWebhookSecret } from './new-secret.js';
import { SecretSeal } from './secret-seal.js';

const OF = { organisationId: 'an organisation', id: 'an endpoint' };

function sealOf(key: string | null): SecretSeal {
  const settings = loadSettings(key === null ? {} : { SECRETS_KEY: key.repeat(32) });
  return new SecretSeal(new AppConfig(settings, { databaseUrl: '', redisUrl: '' }));
}

it('opens what it has sealed, and seals nothing alike twice', () => {
  const seal = sealOf('a');
  const secret = newWebhookSecret();
  const sealed = seal.seal(secret, OF);
  expect(sealed).not.toContain(secret.slice(6, 20));
  expect(seal.seal(secret, OF)).not.toBe(sealed);
  expect(sealOf('a').open(sealed, OF)).toBe(secret);
});

it('opens nothing of another key, of another endpoint or that was changed', () => {
  const sealed = sealOf('a').seal('whsec_x', OF);
  expect(sealOf('b').open(sealed, OF)).toBeNull();
  expect(sealOf(null).open(sealed, OF)).toBeNull();
  expect(sealOf('a').open(sealed, { ...OF, id: 'another' })).toBeNull();
  const changed = `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`;
  for (const text of [changed, '', 'v1.', 'v1.AAAA', `v2${sealed.slice(2)}`])
    expect(sealOf('a').open(text, OF)).toBeNull();
});

it('refuses to seal without a key', () => {
  expect(sealOf(null).isReady).toBe(false);
  expect(() => sealOf(null).seal('whsec_x', OF)).toThrow(new ApiError('webhooks_unavailable'));
});

it('makes secrets of 32 bytes, each another', () => {
  const secrets = Array.from({ length: 20 }, newWebhookSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
});
