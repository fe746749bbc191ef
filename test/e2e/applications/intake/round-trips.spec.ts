import { Exchange } from '../../../../src/database/exchange.js';
import { type Row } from '../../../../src/database/pipeline.js';
import { startTestApp, type TestApp } from '../../../setup/test-app.js';
import { application, World } from '../../../support/world.js';

const SUBMIT = '/v1/api/applications';

describe('a submission', () => {
  let testApp: TestApp;
  let world: World;
  let cohortId: string;
  let trips = 0;
  const send = Reflect.get(Exchange.prototype, 'send') as (...statements: unknown[]) => Promise<Row[][]>;

  beforeAll(async () => {
    Exchange.prototype.send = function (...sent) {
      trips += 1;
      return send.apply(this, sent);
    };
    testApp = await startTestApp({ settings: { ROLE: 'api' } });
    world = await World.create(testApp);
    cohortId = (await world.cohort()).id;
  });
  afterAll(async () => {
    Exchange.prototype.send = send;
    await testApp.close();
  });

  /** The status of the answer, and how often PostgreSQL was spoken to in a transaction for it. */
  async function submit(
    more: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<[status: number, trips: number]> {
    trips = 0;
    const { status } = await world.live.post(SUBMIT, application(cohortId, more), { headers });
    return [status, trips];
  }

  it('is taken in with one round trip, with everything that belongs to it', async () => {
    expect(await submit({ external_id: 'one' }, { 'Idempotency-Key': 'once' })).toEqual([202, 1]);
    const { body } = await world.live.get('/v1/api/balance');
    expect(body).toMatchObject({ reserved: 1 });
    const replay = await world.live.post(SUBMIT, application(cohortId, { external_id: 'one' }), {
      headers: { 'Idempotency-Key': 'once' },
    });
    expect([replay.status, replay.headers.get('idempotent-replayed')]).toEqual([202, 'true']);
  });

  it('is refused as ever when something stands in its way, and leaves nothing', async () => {
    const before = (await world.live.get('/v1/api/balance')).body;
    const [status] = await submit({ external_id: 'one' }, { 'Idempotency-Key': 'refused' });
    expect(status).toBe(409);
    expect((await world.live.get('/v1/api/balance')).body).toEqual(before);
    // Its Idempotency-Key is as free as before.
    expect((await submit({ external_id: 'two' }, { 'Idempotency-Key': 'refused' }))[0]).toBe(202);
  });

  it('is looked at first for a while after that, and not for ever', async () => {
    expect((await submit({ external_id: 'one' }))[0]).toBe(409);
    const each: number[] = [];
    while (each.length < 9) each.push((await submit({}))[1]);
    expect(each).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1]);
  });
});
