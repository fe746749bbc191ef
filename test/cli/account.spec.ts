import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { CommandLine } from '../support/command-line.js';
import { World } from '../support/world.js';

let service: TestApp;
let world: World;
let cli: CommandLine;
let profiles: string;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  await world.cohort({ name: 'Spring' });
});
beforeEach(() => {
  cli = new CommandLine(service.baseUrl, null);
  profiles = join(cli.home, 'config', 'intake', 'profiles.json');
});
afterEach(() => {
  cli.remove();
});

const login = (key: string, ...more: string[]): ReturnType<CommandLine['json']> =>
  cli.json(['login', ...more], { input: `${key}\n` });
/** From a shell that has no settings of its own. */
const BARE = { env: { INTAKE_BASE_URL: '' } };

describe('intake login, whoami, logout', () => {
  it('keep a key that works, where nobody else can read it, and forget it', async () => {
    expect(await login(world.keys.test)).toMatchObject({ profile: 'default', env: 'test', base_url: service.baseUrl });
    expect([statSync(profiles).mode & 0o777, statSync(join(profiles, '..')).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(await cli.json(['whoami'], BARE)).toMatchObject({ env: 'test', base_url: service.baseUrl });
    expect(await cli.text(['whoami'], BARE)).toMatch(/^Environment {3}test$/m);
    expect(await cli.failure(['logout'])).toMatchObject({ status: 2, error: { code: 'confirmation_required' } });
    expect(await cli.json(['logout', '--yes'])).toEqual({ profile: 'default', removed: true });
    expect(readFileSync(profiles, 'utf8')).not.toContain('inc_test_');
    expect(await cli.failure(['whoami'])).toMatchObject({ status: 3, error: { code: 'no_key' } });
    expect(await cli.text(['logout', '--yes'])).toBe('There is no profile "default".\n');
  });

  it('keep several keys apart by profile', async () => {
    await login(world.keys.test);
    await login(world.keys.live, '--profile', 'live');
    expect(await cli.json(['whoami', '--profile', 'live'])).toMatchObject({ env: 'live', profile: 'live' });
    expect(await cli.json(['whoami'], { env: { INTAKE_PROFILE: 'live' } })).toMatchObject({ env: 'live' });
    expect(await cli.json(['whoami'], { env: { INTAKE_API_KEY: world.keys.live } })).toMatchObject({ env: 'live' });
    expect(await cli.json(['whoami'])).toMatchObject({ env: 'test' });
  });

  it('keep no key that does not work', async () => {
    const wrong = `${world.keys.test.slice(0, -6)}aaaaaa`;
    expect(await cli.failure(['login'], { input: wrong })).toMatchObject({ status: 3 });
    expect(await cli.failure(['login'], { input: 'nonsense' })).toMatchObject({
      status: 3,
      error: { code: 'malformed_api_key' },
    });
    expect(await cli.failure(['login'], { input: '' })).toMatchObject({ status: 2, error: { code: 'no_key_given' } });
    expect(() => statSync(profiles)).toThrow();
  });

  it('send a stored key to no other service', async () => {
    await login(world.keys.test);
    const elsewhere = await cli.failure(['whoami', '--base-url', 'http://127.0.0.1:9']);
    expect(elsewhere).toMatchObject({ status: 3, error: { code: 'no_key' } });
  });

  it.each(['ftp://127.0.0.1', 'http://user:secret@127.0.0.1', 'nonsense', 'http://127.0.0.1?x'])(
    'refuse the address %s',
    async (address) => {
      expect(await cli.failure(['whoami', '--base-url', address])).toMatchObject({ status: 2 });
    },
  );
});

interface Check {
  readonly check: string;
  readonly state: string;
}

describe('intake doctor', () => {
  const stateOf = async (args: string[], env: Record<string, string> = {}): Promise<Record<string, string>> => {
    const { stdout } = await cli.run(['doctor', ...args], { env });
    const { checks } = JSON.parse(stdout) as { checks: Check[] };
    return Object.fromEntries(checks.map(({ check, state }) => [check, state]));
  };

  it('finds nothing wrong where nothing is', async () => {
    await login(world.keys.test);
    const all = ['profiles', 'service', 'clock', 'key', 'scopes', 'cohorts', 'balance', 'limits'];
    expect(await stateOf([])).toEqual(Object.fromEntries(all.map((name) => [name, 'ok'])));
    expect(await cli.text(['doctor'])).toMatch(/^ok +cohorts +1 open: Spring$/m);
  });

  it('tells what a key may not do, and that others can read the file', async () => {
    const { key } = await world.key({ environment: 'test', scopes: ['applications:read'] });
    await login(key);
    chmodSync(profiles, 0o644);
    expect(await stateOf([])).toMatchObject({ profiles: 'warning', scopes: 'warning', key: 'ok' });
  });

  it('ends by what it finds', async () => {
    expect(await cli.failure(['doctor'])).toMatchObject({ status: 3, error: { code: 'not_well' } });
    const wrong = { INTAKE_API_KEY: `${world.keys.test.slice(0, -6)}aaaaaa` };
    expect(await stateOf([], wrong)).toMatchObject({ service: 'ok', key: 'failed' });
    const away = await cli.failure(['doctor', '--base-url', 'http://127.0.0.1:9']);
    expect(away).toMatchObject({ status: 5, error: { code: 'not_well' } });
  });
});
