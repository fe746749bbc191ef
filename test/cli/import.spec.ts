import { existsSync, readFileSync } from 'node:fs';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';
import { CommandLine, endOf } from '../support/command-line.js';
import { eventually } from '../support/eventually.js';
import { World } from '../support/world.js';

/** Five thousand take a minute: `IMPORT_ROWS=5000`. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 300);

interface Summary {
  readonly complete: boolean;
  readonly submitted: number;
  readonly already_imported: number;
  readonly existing: number;
  readonly refused: number;
  readonly refused_file: string | null;
}

let service: TestApp;
let world: World;
let cli: CommandLine;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service, { tokens: 10 * ROWS });
});
beforeEach(async () => {
  cli = new CommandLine(service.baseUrl, world.keys.test);
  cohortId = (await world.cohort({ name: 'Spring' })).id;
});
afterEach(() => {
  cli.remove();
});

async function stored(): Promise<{ rows: number; ids: number }> {
  const [found] = await service.database.query<{ rows: number; ids: number }[]>(
    'select count(*)::int as rows, count(distinct external_id)::int as ids from submissions where cohort_id = $1',
    [cohortId],
  );
  return found ?? { rows: 0, ids: 0 };
}

const run = (...args: string[]): Promise<Summary> => cli.json<Summary>(['import', ...args, '--cohort', cohortId]);

/** As an old system wrote it: labels as names of columns, one row in three said twice. */
function csvOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const nr = at % 3 === 2 ? at - 1 : at;
    return `Founder ${nr};founder-${nr}@example.com;"We lost ${nr} patients;\nnow none."`;
  });
  return ['Name;E-Mail;What problem are you solving?', ...lines, ''].join('\r\n');
}

describe('intake import', () => {
  it(`that is killed half-way and run again makes each of ${ROWS} submissions once`, async () => {
    const file = cli.write('founders.csv', csvOf(ROWS));
    // One batch at a time, so that there is a half.
    const child = cli.start(['import', file, '--cohort', cohortId, '--concurrency', '1']);
    const ended = endOf(child);
    // At once, while the answer is on its way: what was stored may not be in the journal yet.
    await eventually(async () => (await stored()).rows >= Math.min(ROWS / 2, ROWS - 200), 120_000);
    child.kill('SIGKILL');
    expect((await ended).status).toBeNull();
    const before = await stored();
    expect(before.rows).toBeLessThan(ROWS);
    const summary = await run(file);
    expect(await stored()).toEqual({ rows: ROWS, ids: ROWS });
    expect(summary).toMatchObject({ complete: true, existing: 0, refused: 0 });
    expect(summary.submitted + summary.already_imported).toBe(ROWS);
    expect(await run(file)).toMatchObject({ submitted: 0, already_imported: ROWS });
    // The journal only spares asking: without it the service still knows them.
    expect(await run(file, '--journal', `${file}.other`)).toMatchObject({ submitted: 0, existing: ROWS });
    expect(await stored()).toEqual({ rows: ROWS, ids: ROWS });
  });

  it('gives refused rows back with their reasons, to be put right and imported', async () => {
    const good = 'Ada,ada@example.com,1\nBen,ben@example.com,2\n';
    const file = cli.write('rows.csv', `name,email,nr\n${good}Cyd,nonsense,3\nDee,dee@example.com,2\nEve\n`);
    const { status, stdout, stderr } = await cli.run(['import', file, '--cohort', cohortId, '--external-id', 'nr']);
    expect([status, JSON.parse(stderr)]).toMatchObject([
      4,
      { error: { message: expect.stringMatching(/^Refused rows: 3; /) as unknown, code: 'rows_refused' } },
    ]);
    const summary = JSON.parse(stdout) as Summary;
    expect(summary).toMatchObject({ submitted: 2, refused: 3 });
    const refused = readFileSync(summary.refused_file ?? '', 'utf8');
    expect(refused).toMatch(/^\ufeffname,email,nr,refused_code,refused_reason$/m);
    expect(refused).toMatch(/^Cyd,nonsense,3,invalid_contact_email,/m);
    expect(refused).toMatch(/^Dee,dee@example.com,2,repeated_external_id,/m);
    expect(refused).toMatch(/^Eve,wrong_cells,/m);
    const corrected = refused.split('\n').filter((line) => /refused_code|Cyd/.test(line));
    const again = cli.write('again.csv', corrected.join('\n').replace('nonsense', 'cyd@example.com'));
    expect(await run(again, '--external-id', 'nr')).toMatchObject({ submitted: 1, refused: 0, refused_file: null });
    expect(await stored()).toEqual({ rows: 3, ids: 3 });
    expect(existsSync(`${again}.refused.csv`)).toBe(false);
  });

  it('says by the names of its columns what a strict form refuses, before and after', async () => {
    const { id } = await world.cohort({ formValidation: 'strict' });
    const manager = new ApiClient(service.baseUrl, (await world.key()).key);
    const fields = [{ label: 'Problem' }, { label: 'Team' }, { label: 'Stage', options: ['Idea', 'Revenue'] }];
    expect(await manager.send('PUT', `/v1/api/programs/${id}/form`, { fields })).toHaveProperty('status', 200);
    const rows = [
      'a@example.com,Gone,,Idea',
      'b@example.com,Gone,We,Nope',
      `c@example.com,Gone,${'x'.repeat(20_001)},Idea`,
    ];
    const file = cli.write(
      'strict.csv',
      ['email,Problem,Our team,Stage', ...rows, 'd@example.com,Gone,We,Idea\n'].join('\n'),
    );
    const reasons = [
      'Missing required fields (missing: "Our team")',
      'Submission contains invalid values (invalid: "Stage")',
      '"Our team" must be at most 20000 characters',
    ];
    const args = ['import', file, '--cohort', id, '--map', 'Our team=team'];
    const outputOf = async (...more: string[]): Promise<string> => (await cli.run([...args, ...more])).stdout;
    const { refused_file: path } = JSON.parse(await outputOf()) as Summary;
    const kept = readFileSync(path ?? '', 'utf8').replaceAll('""', '"');
    expect(reasons.filter((reason) => !kept.includes(reason))).toEqual([]);
    // The row that was taken in is there now, which an import minds as little.
    const { problems } = JSON.parse(await outputOf('--dry-run')) as { problems: { line: number; reason: string }[] };
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual(reasons.map((reason, at) => [at + 2, reason]));
  });

  it('shows what it would do, and does nothing', async () => {
    const file = cli.write('rows.csv', 'name,email,Notes,Problem\nAda,ada@example.com,x,y\nBen,ben@example.com,x,y\n');
    const args = ['import', file, '--cohort', cohortId, '--map', 'Problem=what_problem_are_you_solving', '--dry-run'];
    expect(await cli.json(args)).toMatchObject({
      rows: 2,
      problems: [],
      columns: [
        { column: 'name', becomes: 'founder_name' },
        { column: 'email', becomes: 'contact_email' },
        { column: 'Notes', becomes: null },
        { column: 'Problem', becomes: 'what_problem_are_you_solving' },
      ],
    });
    expect(await cli.text(args)).toMatch(/nothing was submitted\.[^]*Notes +\(left out\)[^]*All rows were checked\./);
    const many = cli.write('many.csv', csvOf(11));
    const shown = await cli.text(['import', many, '--cohort', cohortId, '--dry-run']);
    expect(shown).toContain('The service has checked 10 of the rows; an import has it check all.');
    expect(await stored()).toEqual({ rows: 0, ids: 0 });
    expect(existsSync(`${file}.journal`)).toBe(false);
  });

  it('sends nothing of a file that cannot be read to its end, nor into another cohort than before', async () => {
    const broken = cli.write('broken.csv', 'name,email\nAda,ada@example.com\n"Ben,ben@example.com\n');
    expect(await cli.failure(['import', broken, '--cohort', cohortId])).toMatchObject({
      status: 2,
      error: { code: 'invalid_file' },
    });
    expect(await cli.failure(['import', 'none.csv'])).toMatchObject({ status: 2 });
    const file = cli.write('rows.csv', 'name,email\nAda,ada@example.com\n');
    await run(file);
    const other = await world.cohort();
    expect(await cli.failure(['import', file, '--cohort', other.id])).toMatchObject({
      status: 2,
      error: { code: 'journal' },
    });
    expect(await stored()).toEqual({ rows: 1, ids: 1 });
  });

  it('ends where the tokens do, and tells people what to do', async () => {
    const poor = await World.create(service, { tokens: 2 });
    const { id } = await poor.cohort();
    const file = cli.write(
      'rows.csv',
      `name,email\n${['a', 'b', 'c'].map((name) => `${name},${name}@example.com`).join('\n')}`,
    );
    const env = { INTAKE_API_KEY: poor.keys.test };
    const ended = await cli.run(['import', file, '--cohort', id, '--no-json'], { env });
    expect(ended.status).toBe(4);
    expect(ended.stdout).toMatch(/^Not finished: run the same command again[^]*Submitted +2/);
    expect(ended.stderr).toContain('insufficient_tokens');
  });
});
