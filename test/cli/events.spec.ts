import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { CommandLine, endOf } from '../support/command-line.js';
import { eventually, eventuallyHolds } from '../support/eventually.js';
import { StandInFeed } from '../support/stand-in-feed.js';
import { World } from '../support/world.js';

const KEY = `inc_test_${'a'.repeat(40)}`;

let feed: StandInFeed;
let cli: CommandLine;

beforeEach(async () => {
  feed = await StandInFeed.start();
  cli = new CommandLine(feed.url, KEY);
});
afterEach(() => {
  feed.stop();
  cli.remove();
});

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('intake events', () => {
  it('lists the feed from a place on, of some types', async () => {
    for (const id of ['1', '2', '3']) feed.add(id, id === '2' ? 'application.failed' : 'application.completed');
    const first = await cli.json(['events', '--limit', '2']);
    expect(first).toMatchObject({ events: [{ id: '1' }, { id: '2' }], next_cursor: '2' });
    expect(await cli.json(['events', '--after', '2'])).toMatchObject({ events: [{ id: '3' }], next_cursor: '3' });
    expect(await cli.json(['events', '--type', 'application.failed'])).toMatchObject({ events: [{ id: '2' }] });
    expect(await cli.text(['events'])).toMatch(/application\.failed +2 +complete\n[^]*intake events --after 3\n$/);
  });

  it('follows it until it is stopped', async () => {
    feed.add('1', 'application.completed');
    const child = cli.start(['events', '--follow']);
    const ended = endOf(child);
    await eventually(() => feed.callers === 1);
    feed.add('2', 'application.failed');
    await eventually(() => feed.callers === 1);
    child.kill('SIGINT');
    const { status, stdout } = await ended;
    expect([status, linesOf(stdout).map(({ id }) => id)]).toEqual([0, ['1', '2']]);
  });
});

describe('intake listen', () => {
  it('posts what happens from now on, signed with a secret that stays', async () => {
    feed.add('before', 'application.completed');
    const child = cli.start(['listen', '--forward-to', `${feed.url}/hooks`]);
    const ended = endOf(child);
    await eventually(() => feed.callers === 1);
    feed.add('after', 'application.completed');
    await eventually(() => feed.received.length === 1);
    feed.receiverStatus = 500;
    feed.add('later', 'application.failed');
    await eventually(() => feed.received.length === 2 && feed.callers === 1);
    child.kill('SIGINT');
    const { status, stdout } = await ended;
    expect(status).toBe(0);
    expect(linesOf(stdout).map(({ event, delivery }) => [event, delivery])).toMatchObject([
      [{ id: 'after' }, { status: 204, error: null }],
      [{ id: 'later' }, { status: 500 }],
    ]);
    const { secret } = await cli.json<{ secret: string }>(['listen', '--print-secret']);
    const [first, second] = feed.received;
    const verifier = new Webhook(secret);
    expect(verifier.verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
      type: 'application.completed',
      timestamp: '2026-11-21T03:40:21.508Z',
      data: { submission_id: 'after', version: 3 },
    });
    expect([first?.headers['webhook-id'], second?.headers['webhook-id']]).toEqual(['after', 'later']);
    expect(statSync(join(cli.home, 'config', 'intake', 'listen-secret')).mode & 0o777).toBe(0o600);
    expect(await cli.text(['listen', '--print-secret'])).toBe(`${secret}\n`);
  });
});

describe('intake listen --from-start', () => {
  it('posts what has happened already, and ends after so many', async () => {
    for (const id of ['1', '2', '3']) feed.add(id, 'application.completed');
    const way = ['listen', '--forward-to', `${feed.url}/hooks`, '--from-start', '--count', '2'];
    const { status, stdout } = await cli.run(way);
    expect([status, linesOf(stdout).map(({ delivery }) => delivery)]).toMatchObject([
      0,
      [
        { id: '1', status: 204 },
        { id: '2', status: 204 },
      ],
    ]);
    expect(feed.received.map(({ headers }) => headers['webhook-id'])).toEqual(['1', '2']);
  });
});

describe('intake trigger', () => {
  it('sends a sample that verifies, and says when it was not taken', async () => {
    const to = ['--forward-to', `${feed.url.replace('http://', '')}/hooks`];
    expect(await cli.json(['trigger', 'application.review_status_changed', ...to])).toMatchObject({ status: 204 });
    const { secret } = await cli.json<{ secret: string }>(['listen', '--print-secret']);
    const [sample] = feed.received;
    expect(new Webhook(secret).verify(sample?.body ?? '', sample?.headers ?? {})).toMatchObject({
      type: 'application.review_status_changed',
      data: { env: 'test', status: 'complete' },
    });
    feed.receiverStatus = 503;
    expect(await cli.failure(['trigger', 'application.failed', ...to])).toMatchObject({
      status: 5,
      error: { code: 'not_taken' },
    });
    const nowhere = ['trigger', 'application.failed', '--forward-to', '127.0.0.1:9'];
    expect(await cli.failure(nowhere)).toMatchObject({ status: 5 });
    expect(await cli.failure([...nowhere.slice(0, 3), 'ftp://x'])).toMatchObject({ status: 2 });
  });

  it('makes test submissions that end so, and nothing with a live key', async () => {
    const service: TestApp = await sharedTestApp();
    const world = await World.create(service);
    const { id } = await world.cohort({ formValidation: 'strict' });
    const env = { INTAKE_BASE_URL: service.baseUrl, INTAKE_API_KEY: world.keys.test };
    const failing = await cli.json<{ submission_id: string }>(['trigger', 'application.failed'], { env });
    expect(await cli.failure(['status', failing.submission_id, '--watch'], { env })).toMatchObject({ status: 6 });
    const done = await cli.json<{ submission_id: string }>(['trigger', 'application.completed', '--cohort', id], {
      env,
    });
    expect(await cli.json(['status', done.submission_id, '--watch'], { env })).toMatchObject({ status: 'complete' });
    const { submission_id } = await cli.json<{ submission_id: string }>(['trigger', 'application.withdrawn'], { env });
    await eventuallyHolds(async () => {
      expect(await cli.json(['events', '--type', 'application.withdrawn'], { env })).toMatchObject({
        events: [{ data: { submission_id } }],
      });
    });
    expect(await cli.failure(['trigger', 'application.review_status_changed'], { env })).toMatchObject({ status: 2 });
    const live = { ...env, INTAKE_API_KEY: world.keys.live };
    expect(await cli.failure(['trigger', 'application.failed'], { env: live })).toMatchObject({ status: 3 });
  });
});
