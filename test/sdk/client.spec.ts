import { type IntakeOptions } from '@application-intake/sdk';
import { inspect } from 'node:util';
import { FORMATS } from './formats.js';
import { refusal, ScriptedService } from './scripted-service.js';

const SECRET = 'inc_live_do-not-tell';

let service: ScriptedService;

beforeAll(async () => {
  service = await ScriptedService.start();
});
afterAll(() => service.close());

/** As code in a page sees it. */
function inBrowser(run: () => void): void {
  const names = ['window', 'document'];
  for (const name of names) Reflect.set(globalThis, name, {});
  try {
    run();
  } finally {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  }
}

describe.each(FORMATS)('a client (%s)', (_, { Intake, NotInSandboxError }) => {
  const make = (options: Partial<IntakeOptions>) => (): unknown => new Intake({ apiKey: 'inc_test_x', ...options });

  it('is of the environment that its key names', () => {
    expect(new Intake({ apiKey: 'inc_test_x' }).environment).toBe('test');
    expect(new Intake({ apiKey: SECRET }).environment).toBe('live');
  });

  it.each(['', 'sk_live_x', 'inc_test_', 'inc_live_a b', 'inc_test_x\n', 'inc_other_x', 'inc_live_ключ'])(
    'takes no %j for a key, and does not repeat it',
    (apiKey) => {
      expect(make({ apiKey })).toThrow(
        new TypeError('apiKey is no key of the service: they begin with inc_test_ or inc_live_'),
      );
    },
  );

  it('says so when the variable is not set that its key is read from', () => {
    const unset = (): unknown => new Intake({ apiKey: process.env['INTAKE_NOT_SET'] });
    expect(unset).toThrow(new TypeError('apiKey is missing: is the variable set that it is read from?'));
  });

  it.each(['localhost:3000', 'ftp://example.com', 'https://a:b@example.com', 'https://example.com/?x', ''])(
    'takes no %j for an address',
    (baseUrl) => {
      expect(make({ baseUrl })).toThrow(TypeError);
    },
  );

  it('has no live key in a browser, unless somebody insists', () => {
    inBrowser(() => {
      expect(make({ apiKey: SECRET })).toThrow('In a browser everybody can read a live key');
      expect(make({ apiKey: SECRET, dangerouslyAllowBrowser: true })).not.toThrow();
      expect(make({})).not.toThrow();
    });
  });

  it('tells its key to nobody but the service', async () => {
    service.answer(refusal(503, 'unavailable'), refusal(401, 'invalid_api_key'));
    const told: string[] = [];
    const logger = { debug: (text: string) => told.push(text), warn: (text: string) => told.push(text) };
    const client = new Intake({ apiKey: SECRET, baseUrl: `${service.baseUrl}/below/`, logger });
    const error: unknown = await client.me().catch((reason: unknown) => reason);
    expect(service.received.map(({ url }) => url)).toEqual(['/below/v1/api/me', '/below/v1/api/me']);
    expect(service.received[0]?.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(told).toHaveLength(3);
    const seen = [inspect(client, { depth: 9, showHidden: true }), JSON.stringify(client), inspect(error), ...told];
    expect(seen.join('\n')).not.toContain('do-not-tell');
  });

  it('of a sandbox takes test keys only, and calls nothing that would be stored or charged', async () => {
    expect(make({ apiKey: SECRET, sandbox: true })).toThrow('The sandbox takes test keys only');
    service.answer({ status: 200 });
    const { applications, programs } = new Intake({ apiKey: 'inc_test_x', baseUrl: service.baseUrl, sandbox: true });
    const body = { cohort_id: 'c', contact_email: 'ada@example.com', answers: [] };
    await expect(applications.submitBatch({ applications: [body] })).rejects.toThrow(NotInSandboxError);
    await expect(applications.submitMany([body]).next()).rejects.toThrow(NotInSandboxError);
    await expect(applications.validate(body)).rejects.toThrow(NotInSandboxError);
    await expect(applications.list()).rejects.toThrow(NotInSandboxError);
    await expect(programs.get('c')).rejects.toThrow(NotInSandboxError);
    expect(service.received).toEqual([]);
  });
});
