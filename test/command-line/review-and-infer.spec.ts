import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { mapJsonLines } from '../../src/command-line/json-lines.js';
import { STRONG } from '../support/sample-applications.js';

type Line = Record<string, unknown>;

function run(program: 'review' | 'infer', input: string): string {
  const args = [resolve('scripts', 'run-built.mjs'), `src/command-line/${program}.main.js`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const lines = (output: string): Line[] =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const application = (more: object = {}): string =>
  JSON.stringify({ id: 'a-1', brief: 'Health start-ups.', answers: STRONG, ...more });

describe('npm run review', () => {
  const BROKEN = ['{', '[1]', '{"id":"no answers"}', '{"id":"wrong","answers":[{"label":"Team","value":3}]}'];
  const TWICE = JSON.stringify({ id: 'twice', answers: [STRONG[0], STRONG[0]] });
  const BLANK = JSON.stringify({ id: 'blank', answers: [{ label: 'Team', value: ' ' }] });
  const BARE = [
    { label: 'What problem are you solving?', value: STRONG[0]?.value },
    { key: 'our_team', value: 'Two nurses.' },
  ];
  const INPUT = [
    ...BROKEN,
    '',
    TWICE,
    BLANK,
    application(),
    application({ id: 7, founder_name: 'Ada Okafor' }),
    JSON.stringify({ id: 'bare', answers: BARE }),
  ].join('\r\n');
  let output: string;
  let found: Line[];

  beforeAll(() => {
    output = run('review', INPUT);
    found = lines(output);
  });

  it('writes one report a line, and answers a broken one with an error in its place', () => {
    expect(found.map(({ id, line, code }) => [id, line, code])).toEqual([
      [null, 1, 'invalid_json'],
      [null, 2, 'invalid_json'],
      ['no answers', 3, 'invalid_request'],
      ['wrong', 4, 'invalid_request'],
      ['twice', 6, 'duplicate_keys'],
      ['blank', 7, 'invalid_request'],
      ['a-1', undefined, undefined],
      [7, undefined, undefined],
      ['bare', undefined, undefined],
    ]);
    expect(found[3]).toMatchObject({ invalid_fields: ['answers[0].value'] });
    expect(found.slice(6, 8)).toEqual([
      expect.objectContaining({ id: 'a-1', verdict: 'COHORT_PERFECT', guard_rail_flags: [] }),
      expect.objectContaining({ id: 7, verdict: 'COHORT_PERFECT' }),
    ]);
  });

  it('writes the same bytes in every process', () => {
    expect(run('review', INPUT)).toBe(output);
  });

  it('quotes every answer word for word', () => {
    const { strength_criteria: criteria } = found[6] as {
      strength_criteria: { evidence: { key: string; quote: string }[] }[];
    };
    const evidence = criteria.flatMap((criterion) => criterion.evidence);
    expect(evidence.length).toBeGreaterThan(4);
    for (const { key, quote } of evidence) {
      expect(STRONG.find((answer) => answer.key === key)?.value).toContain(quote);
    }
  });

  it('takes a label without a key, and a key without a label', () => {
    expect(found[8]).toMatchObject({ business_summary: expect.stringMatching(/clinic/) });
  });

  it('has nothing to say to an empty input', async () => {
    const said = new PassThrough();
    await mapJsonLines(Readable.from(['\n']), said, () => ({}));
    expect(said.end().read()).toBeNull();
  });
});

describe('npm run infer', () => {
  it('makes fields of labels, a form a line', () => {
    const form = { id: 'f', fields: [{ label: 'What problem do you solve?' }, { label: 'Website (optional)' }] };
    const [inferred, failed] = lines(run('infer', `${JSON.stringify(form)}\n{"id":"g","fields":[{}]}`));
    expect(inferred).toEqual({
      id: 'f',
      fields: [
        expect.objectContaining({
          key: 'what_problem_do_you_solve',
          field_type: 'long_text',
          clarity_role: 'problem',
          required: true,
        }),
        expect.objectContaining({
          key: 'website_optional',
          field_type: 'url',
          clarity_role: null,
          required: false,
          sources: [],
        }),
      ],
    });
    expect(failed).toMatchObject({ id: 'g', code: 'invalid_request', invalid_fields: ['fields[0].label'] });
  });
});
