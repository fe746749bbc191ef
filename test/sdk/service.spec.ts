import { type Intake, type IntakeOptions } from '@application-intake/sdk';
import { errorRow } from '../../src/common/errors/error-codes.js';
import { GrantTokens } from '../../src/modules/onboarding/grant-tokens.js';
import { SCENARIOS } from '../../src/modules/sandbox/scenarios.js';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { STRONG } from '../support/sample-applications.js';
import { World } from '../support/world.js';
import { FORMATS } from './formats.js';

const ANSWERS = STRONG.map(({ key, value }) => ({ key, value }));
const NOWHERE = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';

let service: TestApp;

beforeAll(async () => {
  service = await sharedTestApp();
});

describe.each(FORMATS)('the client of a real service (%s)', (_, sdk) => {
  let world: World;
  let cohortId: string;
  let client: Intake;

  beforeAll(async () => {
    world = await World.create(service, { tokens: 1_000 });
    cohortId = (await world.cohort()).id;
    client = clientOf();
  });

  const clientOf = (options: Partial<IntakeOptions> = {}): Intake =>
    new sdk.Intake({ apiKey: world.keys.test, baseUrl: service.baseUrl, ...options });
  const body = (email = 'ada@example.com', answers = ANSWERS): Parameters<Intake['applications']['submit']>[0] => ({
    cohort_id: cohortId,
    contact_email: email,
    answers,
  });

  it('knows itself, its balance, and whether the service is there', async () => {
    await expect(client.me()).resolves.toMatchObject({ env: 'test', cohort_id: null });
    await expect(client.balance()).resolves.toEqual({ balance: 1_000, reserved: 0 });
    await expect(client.service.live()).resolves.toEqual({ status: 'ok' });
    await expect(client.service.ready()).resolves.toMatchObject({ status: 'ok' });
  });

  it('submits, tells how far it is, waits, and reads the report', async () => {
    const told: string[] = [];
    const submission = await client.applications.submitAndWait(body(), {
      onStatus: ({ status }) => told.push(status),
    });
    expect(submission).toMatchObject({ status: 'complete', contact_email: 'ada@example.com', is_preview: true });
    expect(told.at(-1)).toBe('complete');
    expect(new Set(told).size).toBe(told.length);
    const report = await client.applications.insights(submission.id, { include: 'provenance' });
    expect(report).toMatchObject({ submission_id: submission.id, provenance: expect.any(Object) });
    await expect(client.applications.get(submission.id)).resolves.toEqual(submission);
  });

  it('tells a review that failed from one that is late', async () => {
    const failed: unknown = await client.applications
      .submitAndWait(body('failed@simulator.test'))
      .catch((reason: unknown) => reason);
    if (!(failed instanceof sdk.ReviewFailedError)) throw new Error('It did not fail');
    expect(failed).toMatchObject({ code: 'review_failed', failureCode: 'simulated' });
    const unavailable = client.applications.insights(failed.submission.id);
    await expect(unavailable).rejects.toThrow(sdk.InsightsUnavailableError);
    await expect(unavailable).rejects.toMatchObject({
      submissionStatus: 'failed',
      failureCode: 'simulated',
      status: 404,
    });

    const late: unknown = await client.applications
      .submitAndWait(body('slow@simulator.test'), { timeoutMs: 700 })
      .catch((reason: unknown) => reason);
    if (!(late instanceof sdk.WaitTimeoutError)) throw new Error('It was not late');
    const stopped = client.applications.waitFor(late.submissionId, { signal: AbortSignal.timeout(100) });
    await expect(stopped).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(client.applications.waitFor(late.submissionId, { timeoutMs: 100 })).rejects.toMatchObject({
      code: 'wait_timeout',
      submissionId: late.submissionId,
    });
  });

  it('shows status and headers to those who want them', async () => {
    const { data, response, requestId } = await client.applications.submit(body()).withResponse();
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe(`/v1/api/applications/${data.submission_id}`);
    expect(requestId).toBe(response.headers.get('x-request-id'));
  });

  it('has the fields of an error with the error', async () => {
    const strict = await world.cohort({ formValidation: 'strict' });
    const wrong = { ...body(), cohort_id: strict.id, answers: [{ key: 'colour', value: 'blue' }] };
    const error: unknown = await client.applications.submit(wrong).catch((reason: unknown) => reason);
    if (!(error instanceof sdk.UnknownKeysError)) throw new Error('Another error');
    expect(error.unknownKeys).toEqual(['colour']);
    expect(error).toMatchObject({ name: 'UnknownKeysError', status: 422, code: 'unknown_keys' });
    expect(error.requestId).toBe(error.body.request_id);
    const { valid, errors } = await client.applications.validate(wrong);
    expect([valid, errors[0]?.code]).toEqual([false, 'unknown_keys']);
    await expect(client.applications.get(NOWHERE)).rejects.toThrow(sdk.SubmissionNotFoundError);
  });

  it('is told which submission an external id has already, whether the application is the same or another', async () => {
    const named = { ...body(), external_id: 'crm-1' };
    const accepted = await clientOf().applications.submit(named);
    for (const again of [named, { ...named, founder_name: 'Ada' }]) {
      const refused = clientOf().applications.submit(again);
      await expect(refused).rejects.toThrow(sdk.DuplicateExternalIdError);
      await expect(refused).rejects.toMatchObject({ submissionId: accepted.submission_id, status: 409 });
    }
  });

  it('submits what there were no tokens for, once there are', async () => {
    const poor = await World.create(service, { tokens: 1 });
    const { id } = await poor.cohort();
    const { applications } = clientOf({ apiKey: poor.keys.test });
    const batch = ['1', '2'].map((externalId) => ({ ...body(), cohort_id: id, external_id: externalId }));
    const submit = async (): Promise<number[]> => {
      const { results } = await applications.submitBatch({ applications: batch });
      return results.map(({ status_code }) => status_code);
    };
    await expect(submit()).resolves.toEqual([202, 402]);
    await service.app
      .get(GrantTokens, { strict: false })
      .execute({ organisationId: poor.organisationId, amount: 1, note: null });
    await expect(submit()).resolves.toEqual([409, 202]);
  });

  it('registers schemas, and reads programmes with their forms', async () => {
    const { schema_id } = await client.schemas.register({ cohort_id: cohortId, fields: [{ label: 'Why now?' }] });
    const schema = await client.schemas.get(schema_id);
    expect(schema.fields.map(({ key }) => key)).toEqual(['why_now']);
    await expect(client.schemas.list().all()).resolves.toEqual([schema]);
    const program = await client.programs.get(cohortId);
    expect(program.form.fields.length).toBeGreaterThan(0);
    const open = await client.programs.list({ status: 'open' }).all();
    expect(open.map(({ id }) => id)).toContain(cohortId);
  });

  it('submits any number, tells what became of each in their order, and lists them page by page', async () => {
    const cohort = await world.cohort();
    async function* founders(): AsyncGenerator<ReturnType<typeof body>> {
      for (let number = 0; number < 230; number += 1) {
        await Promise.resolve();
        yield { ...body(number === 150 ? 'nobody' : `f${number}@example.com`, []), cohort_id: cohort.id };
      }
    }
    const results = [];
    for await (const submitted of client.applications.submitMany(founders(), { concurrency: 2 }))
      results.push(submitted);
    expect(results.map(({ index }) => index)).toEqual(Array.from({ length: 230 }, (_item, index) => index));
    const refused = results.filter(({ result }) => result.status_code !== 202);
    expect(refused).toMatchObject([{ index: 150, result: { code: 'invalid_contact_email', status_code: 422 } }]);
    expect(results[229]?.application.contact_email).toBe('f229@example.com');

    const query = { cohort_id: cohort.id, limit: 100 };
    const seen = new Set<string>();
    for await (const { id } of client.applications.list(query)) seen.add(id);
    expect(seen.size).toBe(229);
    const page = await client.applications.list(query);
    expect(page.applications).toHaveLength(100);
    await expect(client.applications.list(query).all({ limit: 120 })).resolves.toHaveLength(120);
  });

  it('goes through events as they happen, and on from where it was left', async () => {
    const query = { cohort_id: (await world.cohort()).id };
    const submit = async (): Promise<string> => (await client.applications.submitAndWait({ ...body(), ...query })).id;
    const submissions = [submit()];
    const told: [type: string, submissionId: string][] = [];
    let left = { after: '', taken: 0 };
    const onCursor = (after: string): void => {
      left = { after, taken: told.length };
    };
    for await (const { type, data } of client.events.iterate(query, { onCursor })) {
      told.push([type, data.submission_id]);
      // While the client waits for what comes next.
      if (told.length === 2) submissions.push(submit());
      if (told.length === 4) break;
    }
    const ways = (await Promise.all(submissions)).map((id) => [
      ['application.accepted', id],
      ['application.completed', id],
    ]);
    expect(told).toEqual(ways.flat());

    const again: typeof told = [];
    for await (const { type, data } of client.events.iterate({ ...query, after: left.after })) {
      again.push([type, data.submission_id]);
      if (left.taken + again.length === told.length) break;
    }
    expect(again).toEqual(told.slice(left.taken));

    const { events, next_cursor: end } = await client.events.list({ ...query, types: ['application.completed'] });
    expect(events.map(({ data }) => data.submission_id)).toEqual(await Promise.all(submissions));
    const stopped = client.events.iterate({ ...query, after: end }, { signal: AbortSignal.timeout(100) }).next();
    await expect(stopped).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('plays in the sandbox: every error has its class, and an application its report', async () => {
    const sandbox = clientOf({ sandbox: true, maxRetries: 0 });
    const accepted = await sandbox.applications.submitAndWait(body());
    await expect(sandbox.applications.insights(accepted.id)).resolves.toHaveProperty('verdict');
    for (const scenario of SCENARIOS) {
      const error: unknown = await sandbox.programs.list({}, { scenario }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(sdk.ERROR_CLASSES[scenario]);
      expect(error).toMatchObject({ code: scenario, status: errorRow(scenario).status });
    }
  });
});
