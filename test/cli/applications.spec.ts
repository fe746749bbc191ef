import { readFileSync } from 'node:fs';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { CommandLine } from '../support/command-line.js';
import { application, World } from '../support/world.js';

/** What a founder may write for somebody to read at a terminal. */
const ATTACK = 'Ada\u001b]0;owned\u0007 \u202egnp';
const UNKNOWN = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';

let service: TestApp;
let world: World;
let cli: CommandLine;
let cohortId: string;
let file: string;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  cohortId = (await world.cohort({ name: 'Spring', description: 'For all\u009b2J' })).id;
  cli = new CommandLine(service.baseUrl, world.keys.test);
  file = cli.write('ada.json', JSON.stringify({ ...application(cohortId), external_id: 'ada-1' }));
});
afterAll(() => {
  cli.remove();
});

/** No byte that a terminal obeys, but the ends of lines. */
const OBEYED = /[^\P{Control}\n]|[\u202a-\u202e\u2066-\u2069]/u;

describe('intake programs and schema', () => {
  it('show cohorts and their questions', async () => {
    expect(await cli.json(['programs'])).toEqual({ programs: [{ id: cohortId, name: 'Spring', status: 'open' }] });
    expect(await cli.text(['programs'])).toContain(`${cohortId}  open    Spring`);
    expect(await cli.json(['programs', cohortId])).toMatchObject({ id: cohortId, description: 'For all\u009b2J' });
    const text = await cli.text(['programs', cohortId]);
    expect(text).toContain('For all\\x9b2J');
    expect(text).not.toMatch(OBEYED);
    expect(await cli.json(['programs', '--status', 'draft'])).toEqual({ programs: [] });
    expect(await cli.failure(['programs', UNKNOWN])).toMatchObject({ status: 4, error: { code: 'cohort_not_found' } });
    expect(await cli.failure(['programs', '--status', 'odd'])).toMatchObject({ status: 2, error: { code: 'usage' } });
  });

  it('fetch questions, and register them', async () => {
    const path = `${cli.home}/form.json`;
    await cli.json(['schema', 'pull', '--cohort', cohortId, '-o', path]);
    expect(await cli.failure(['schema', 'pull', '--cohort', cohortId, '-o', path])).toMatchObject({ status: 2 });
    const planned = await cli.json(['schema', 'push', path, '--name', 'Mine', '--dry-run']);
    expect(planned).toEqual({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), name: 'Mine' });
    expect(await cli.json(['schema', 'list'])).toEqual({ schemas: [] });
    const { schema_id: id } = await cli.json<{ schema_id: string }>(['schema', 'push', path, '--name', 'Mine']);
    expect(await cli.json(['schema', 'pull', id])).toEqual(planned);
    expect(await cli.text(['schema', 'list'])).toMatch(new RegExp(`^${id} .* Mine$`, 'm'));
    // Keys are there to be copied: whole, however long.
    const shown = await cli.text(['schema', 'pull', id]);
    const { fields } = planned as { fields: { key: string }[] };
    expect(fields.map(({ key }) => key).filter((key) => !shown.split(/\s+/).includes(key))).toEqual([]);
    expect(shown).toMatch(/^what_problem_are_you_solving {2}long_text, required\n {2}What problem are you solving\?$/m);
    expect(await cli.text(['schema', 'push', '-'], { input: readFileSync(path, 'utf8') })).toMatch(
      /^Schema +[0-9a-f-]{36}$/m,
    );
    expect(await cli.failure(['schema', 'push', '-'], { input: '[]' })).toMatchObject({ status: 2 });
  });
});

describe('intake submit', () => {
  it('checks without submitting', async () => {
    expect(await cli.json(['submit', file, '--dry-run'])).toMatchObject({ valid: true, errors: [] });
    const wrong = ['submit', file, '--email', 'nonsense', '--dry-run'];
    expect(await cli.failure(wrong)).toMatchObject({ status: 4, error: { code: 'not_valid' } });
    expect((await cli.run([...wrong, '--no-json'])).stdout).toMatch(
      /^It would be refused:\n {2}invalid_contact_email: /,
    );
    const strict = await World.create(service);
    await strict.cohort({ formValidation: 'strict' });
    const unknown = ['submit', '--email', 'a@example.com', '--answer', 'colour=red', '--dry-run', '--no-json'];
    const { stdout } = await cli.run(unknown, { env: { INTAKE_API_KEY: strict.keys.test } });
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /unknown_keys: .* \(unknown: colour; missing: what_problem_are_you_solving, /,
    );
    expect(await cli.json(['list'])).toEqual({ applications: [] });
  });

  it('waits for the review; and the report can be read', async () => {
    const { stdout, stderr, status } = await cli.run(['submit', file, '--wait', '--no-json']);
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^[0-9a-f-]{36} (pending|processing|complete)\n/)]);
    const id = /^Submission +(\S+)$/m.exec(stdout)?.[1] ?? '';
    for (const other of [[], ['--name', 'Another']])
      expect(await cli.failure(['submit', file, ...other])).toMatchObject({
        status: 4,
        error: { code: 'duplicate_external_id', submission_id: id },
      });
    const { body: report } = await world.test.get(`/v1/api/applications/${id}/insights?include=provenance`);
    expect(await cli.json(['insights', id, '--provenance'])).toEqual(report);
    const text = await cli.text(['insights', id, '--provenance'], { env: { COLUMNS: '60' } });
    expect(
      text.startsWith(`${String(report['verdict'])}\n${String(report['overall_score'])} of 100, confidence `),
    ).toBe(true);
    for (const heading of ['Strongest', 'Founder fit', 'Idea strength', 'Provenance']) {
      expect(text).toMatch(new RegExp(`^${heading}$`, 'm'));
    }
    expect(text).toMatch(/“.+/);
    expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(60);
  });

  it('takes answers from options, and from standard input', async () => {
    const answer = ['--answer', 'what_problem_are_you_solving=Clinics lose 14% of their appointments.'];
    const written = cli.write('solution.txt', 'We remind 300 patients a day.');
    const given = [
      '--email',
      'b@example.com',
      '--name',
      'Ben',
      ...answer,
      '-a',
      `what_is_your_solution_and_how_does_it_work=@${written}`,
    ];
    const accepted = await cli.json<{ submission_id: string; env: string }>(['submit', ...given], {
      env: { INTAKE_COHORT: '' },
    });
    expect(accepted.env).toBe('test');
    const piped = JSON.stringify({ contact_email: 'c@example.com', answers: [] });
    expect(await cli.text(['submit', ...answer, '-', '--cohort', cohortId], { input: piped })).toMatch(
      /^Status +pending$/m,
    );
    expect(await cli.failure(['submit'], { input: '{' })).toMatchObject({ status: 2, error: { code: 'invalid_file' } });
    expect(await cli.failure(['submit', '--answer', 'nothing'])).toMatchObject({ status: 2 });
    expect(await cli.failure(['submit', 'none.json'])).toMatchObject({ status: 2 });
  });

  it('takes back what was submitted', async () => {
    const { id } = await cli.json<{ id: string }>(['submit', file, '--external-id', 'back', '--wait']);
    const { withdrawn_at: at } = await cli.json<{ withdrawn_at: string }>([
      'withdraw',
      id,
      '--reason',
      'Joined another',
    ]);
    expect(await cli.text(['status', id])).toMatch(new RegExp(`^Withdrawn +${at}$`, 'm'));
    expect(await cli.failure(['withdraw', UNKNOWN])).toMatchObject({
      status: 4,
      error: { code: 'submission_not_found' },
    });
  });

  it('says by its exit code what went wrong', async () => {
    const failed = ['submit', file, '--external-id', 'fails', '--email', 'failed@simulator.test', '--wait'];
    const failure = await cli.failure(failed);
    expect(failure).toMatchObject({ status: 6, error: { code: 'review_failed', failure_code: 'simulated' } });
    const id = String(failure.error['submission_id']);
    expect(await cli.failure(['status', id, '--watch'])).toMatchObject({ status: 6 });
    expect(await cli.failure(['insights', id])).toMatchObject({ status: 6, error: { code: 'insights_unavailable' } });
    const slow = await cli.json<{ submission_id: string }>([
      'submit',
      file,
      '--external-id',
      's',
      '--email',
      'slow@simulator.test',
    ]);
    expect(await cli.failure(['insights', slow.submission_id])).toMatchObject({
      status: 5,
      error: { code: 'insights_not_ready' },
    });
    const impatient = ['status', slow.submission_id, '--watch', '--timeout', '0'];
    expect(await cli.failure(impatient)).toMatchObject({ status: 5, error: { code: 'wait_timeout' } });
    const { key } = await world.key({ environment: 'test', scopes: ['applications:read'] });
    expect(await cli.failure(['submit', file], { env: { INTAKE_API_KEY: key } })).toMatchObject({
      status: 3,
      error: { code: 'insufficient_scope', required_scopes: ['applications:write'] },
    });
    expect(await cli.failure(['status', UNKNOWN])).toMatchObject({
      status: 4,
      error: { code: 'submission_not_found' },
    });
    const away = { INTAKE_BASE_URL: 'http://127.0.0.1:9' };
    expect(await cli.failure(['status', UNKNOWN], { env: away })).toMatchObject({
      status: 5,
      error: { code: 'connection_failed' },
    });
  });
});

describe('what founders wrote', () => {
  it('never reaches a terminal as it is, and programs as it is', async () => {
    const answers = [{ key: 'what_problem_are_you_solving', value: 'Clinics lose 14% \u202eof 4,200 appointments.' }];
    const evil = await world.test.post('/v1/api/applications', application(cohortId, { founder_name: 'x', answers }));
    const id = String(evil.body['submission_id']);
    // As one that came before such names were refused.
    await service.database.query('update submissions set founder_name = $1 where id = $2', [ATTACK, id]);
    await cli.run(['status', id, '--watch']);
    const ends = await Promise.all(
      [['status', id], ['list'], ['list', '--all'], ['insights', id]].map((args) =>
        cli.run([...args, '--no-json'], { env: { COLUMNS: '120' } }),
      ),
    );
    for (const { stdout, stderr } of ends) expect(stdout + stderr).not.toMatch(OBEYED);
    expect(ends[0]?.stdout).toContain('Ada\\x1b]0;owned\\x07 \\u{202e}gnp');
    expect(ends[1]?.stdout).toContain('Ada\\x1b]0;');
    const { stdout } = await cli.run(['status', id]);
    expect(JSON.parse(stdout)).toMatchObject({ founder_name: ATTACK });
    expect(stdout).not.toMatch(OBEYED);
  });

  it('is listed as asked for', async () => {
    expect(await cli.json(['list', '--external-id', 'ada-1'])).toMatchObject({
      applications: [{ external_id: 'ada-1' }],
    });
    const { stdout } = await cli.run(['list', '--all', '--status', 'failed']);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { status: string }).status),
    ).toEqual(['failed']);
    const limited = await cli.json<{ applications: unknown[] }>(['list', '--limit', '2']);
    expect(limited.applications).toHaveLength(2);
    expect(await cli.failure(['list', '--limit', 'x'])).toMatchObject({ status: 2 });
  });
});
