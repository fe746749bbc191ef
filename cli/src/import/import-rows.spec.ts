import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { Failure } from '../failures/failure.js';
import { type Row } from './applications.js';
import { ImportRows, type ItemAnswer, type SendBatch } from './import-rows.js';
import { Journal } from './journal.js';
import { RefusedRows } from './refused-rows.js';

const DESTINATION = { base_url: 'http://127.0.0.1', env: 'test', cohort_id: 'c', schema_id: null };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'intake-import-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A service that keeps the promise about external ids, and what else it is told to do. */
class Service {
  readonly made = new Map<string, string>();
  readonly calls: number[] = [];

  constructor(private readonly answer: (id: string, call: number) => ItemAnswer | Failure | null = () => null) {}

  readonly send: SendBatch = (applications) => {
    const call = this.calls.push(applications.length);
    const answers = applications.map(({ external_id: id }) => {
      const told = this.answer(id, call);
      if (told instanceof Failure) throw told;
      if (told !== null) return told;
      const submission = this.made.get(id);
      if (submission !== undefined)
        return { status_code: 409, code: 'duplicate_external_id', submission_id: submission };
      this.made.set(id, `submission-${id}`);
      return { status_code: 202, submission_id: `submission-${id}` };
    });
    return Promise.resolve(answers);
  };
}

async function* rowsOf(count: number): AsyncGenerator<Row> {
  for (let line = 2; line < count + 2; line += 1) {
    const application = { cohort_id: 'c', contact_email: 'a@example.com', external_id: String(line), answers: [] };
    yield await Promise.resolve({ line, cells: [String(line)], application });
  }
}

interface Outcome {
  readonly failure: Failure | null;
  readonly counts: ImportRows['counts'];
}

async function run(
  send: SendBatch,
  count: number,
  more: { patienceMs?: number; stopped?: AbortSignal } = {},
): Promise<Outcome> {
  const journal = await Journal.open(join(folder, 'journal'), DESTINATION);
  const refused = await RefusedRows.begin(join(folder, 'refused.csv'), ['nr'], ',', new Set());
  const { patienceMs = 60_000, stopped = new AbortController().signal } = more;
  const work = new ImportRows({
    send,
    journal,
    refused,
    concurrency: 3,
    patienceMs,
    stopped,
    onProgress: () => undefined,
  });
  const failure = await work.run(rowsOf(count)).then(
    () => null,
    (error: unknown) => error as Failure,
  );
  await Promise.all([journal.close(), refused.close()]);
  return { failure, counts: work.counts };
}

const failing = (code: string, exitCode: ExitCode, details = {}): Failure =>
  new Failure('No.', code, exitCode, details);

it('sends every row once, in batches of a hundred', async () => {
  const service = new Service();
  expect(await run(service.send, 250)).toMatchObject({
    failure: null,
    counts: { rows: 250, submitted: 250, refused: 0 },
  });
  expect([service.made.size, service.calls]).toEqual([250, [100, 100, 50]]);
  expect(await run(service.send, 250)).toMatchObject({
    failure: null,
    counts: { already_imported: 250, submitted: 0 },
  });
  expect(service.calls).toHaveLength(3);
});

it('comes back after the time that the service asked for, with all batches', async () => {
  const service = new Service((_, call) =>
    call === 1 ? failing('rate_limited', EXIT.unavailable, { retry_after_ms: 300 }) : null,
  );
  const times: number[] = [];
  const send: SendBatch = (applications) => {
    times.push(performance.now());
    return service.send(applications);
  };
  expect(await run(send, 1_000)).toMatchObject({ failure: null, counts: { submitted: 1_000 } });
  // Two more were under way when the first was told.
  const later = times.slice(3).map((time) => time - (times[0] ?? 0));
  expect(later).toHaveLength(8);
  // Timers count whole milliseconds.
  expect(Math.min(...later)).toBeGreaterThan(298);
});

it('sends again what got no answer, and knows what had been made', async () => {
  const service = new Service();
  let calls = 0;
  const send: SendBatch = async (applications) => {
    calls += 1;
    const answers = await service.send(applications);
    // Made, and the connection broke.
    if (calls <= 2) throw failing('connection_failed', EXIT.unavailable);
    return answers;
  };
  expect(await run(send, 150)).toMatchObject({ failure: null, counts: { submitted: 150, existing: 0 } });
});

it('tells what was there before from what it made', async () => {
  const service = new Service();
  service.made.set('2', 'older');
  expect(await run(service.send, 5)).toMatchObject({ failure: null, counts: { submitted: 4, existing: 1 } });
});

it('sends single rows again that the service could not store', async () => {
  const service = new Service((id, call) =>
    call === 1 && Number(id) < 12 ? { status_code: 503, code: 'unavailable' } : null,
  );
  expect(await run(service.send, 50)).toMatchObject({ failure: null, counts: { submitted: 50 } });
  expect(service.calls).toEqual([50, 10]);
});

it('refuses single rows with their reason, also where one stands against a whole batch', async () => {
  const service = new Service((id) => {
    if (id === '7') return { status_code: 422, code: 'invalid_contact_email', error: 'No address, "really"' };
    return id === '31' ? failing('invalid_text', EXIT.refused) : null;
  });
  expect(await run(service.send, 60)).toMatchObject({ failure: null, counts: { submitted: 58, refused: 2 } });
  const lines = readFileSync(join(folder, 'refused.csv'), 'utf8').trimEnd().split('\n').sort();
  expect(lines).toEqual(
    [
      '31,invalid_text,No.',
      '7,invalid_contact_email,"No address, ""really"""',
      '\ufeffnr,refused_code,refused_reason',
    ].sort(),
  );
});

it.each([
  ['insufficient_tokens', 402],
  ['cohort_not_open', 403],
])('ends at %s, which every other row would meet, too', async (code, status) => {
  const service = new Service((id) => (Number(id) > 50 ? { status_code: status, code, error: 'No.' } : null));
  const { failure, counts } = await run(service.send, 100);
  expect([failure?.code, failure?.exitCode, counts.submitted, counts.refused]).toEqual([code, EXIT.refused, 49, 0]);
});

it('gives up when its patience is over, and goes on when it is run again', async () => {
  let isAway = true;
  const service = new Service(() => (isAway ? failing('connection_failed', EXIT.unavailable) : null));
  const { failure } = await run(service.send, 10, { patienceMs: 0 });
  expect([failure?.code, failure?.exitCode]).toEqual(['connection_failed', EXIT.unavailable]);
  isAway = false;
  expect(await run(service.send, 10)).toMatchObject({ failure: null, counts: { submitted: 10 } });
});

it('ends at an invalid key at once', async () => {
  const service = new Service(() => failing('invalid_api_key', EXIT.key));
  expect((await run(service.send, 10)).failure).toMatchObject({ exitCode: EXIT.key });
  expect(service.calls).toEqual([10]);
});

it('begins nothing more once it is stopped, and keeps what it has', async () => {
  const stopping = new AbortController();
  const service = new Service();
  const send: SendBatch = (applications) => {
    stopping.abort();
    return service.send(applications);
  };
  const { failure, counts } = await run(send, 1_000, { stopped: stopping.signal });
  expect(failure).toMatchObject({ exitCode: EXIT.interrupted });
  expect(counts.submitted).toBe(service.made.size);
  expect(service.made.size).toBeLessThan(1_000);
  expect(await run(service.send, 1_000)).toMatchObject({ failure: null, counts: { rows: 1_000 } });
  expect(service.made.size).toBe(1_000);
});
