import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CommandLine, endOf } from '../support/command-line.js';

interface Entry {
  readonly path: string[];
  readonly options: { readonly names: string[] }[];
}

const cli = new CommandLine('http://127.0.0.1:9', null);
let commands: Entry[];

beforeAll(async () => {
  ({ commands } = await cli.json<{ commands: Entry[] }>(['commands']));
});
afterAll(() => {
  cli.remove();
});

it('lists all its commands, and the page about it has each of them, and each exit code', async () => {
  const page = readFileSync('docs/cli.md', 'utf8');
  const paths = commands.slice(1).map(({ path }) => path.join(' '));
  expect(paths).toEqual(expect.arrayContaining(['login', 'schema push', 'import', 'listen', 'completion']));
  expect(paths.filter((path) => !page.includes(`intake ${path}`))).toEqual([]);
  const { exit_codes: codes } = await cli.json<{ exit_codes: Record<string, string> }>(['commands']);
  expect(Object.entries(codes).filter(([code, meaning]) => !page.includes(`| ${code} | ${meaning} |`))).toEqual([]);
  const help = await cli.run(['--help']);
  expect(help.status).toBe(0);
  expect(paths.filter((path) => !path.includes(' ') && !help.stdout.includes(`\n  ${path}`))).toEqual([]);
  expect(await endOf(cli.start(['--version']))).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    stderr: '',
  });
  expect(await cli.text(['commands'])).toMatch(/^COMMAND +DOES\n/);
});

it('shows defaults in help as they are given', async () => {
  const pages = await Promise.all(commands.slice(1).map(({ path }) => cli.run([...path, '--help'])));
  const defaults = pages.flatMap(({ stdout }) => stdout.match(/\(default:\s[^)]*\)/g) ?? []);
  expect(defaults.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    '(default: 20)',
    '(default: 4)',
    '(default: 600)',
    '(default: 100)',
  ]);
});

it.each([
  [['frobnicate'], /unknown command/],
  [['submit', '--frobnicate'], /unknown option/],
  [['status'], /missing required argument/],
  [[], /No command/],
  [['completion', 'tcsh'], /bash, zsh, fish/],
])('ends with 2 at %j', async (args, message) => {
  expect(await cli.failure(args)).toEqual({
    status: 2,
    error: { code: 'usage', message: expect.stringMatching(message) },
  });
  const { status, stdout, stderr } = await cli.run([...args, '--no-json']);
  expect([status, stdout, stderr.includes('Error (usage): ')]).toEqual([2, '', true]);
});

it('completes commands, those below them, and options in bash', async () => {
  const { stdout: script } = await cli.run(['completion', 'bash']);
  const complete = (...words: string[]): string[] => {
    const asked = `COMP_WORDS=(intake ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _intake`;
    const print = 'printf "%s\\n" "${COMPREPLY[@]}"';
    return execFileSync('bash', ['-c', `${script}\n${asked}; ${print}`], { encoding: 'utf8' })
      .trim()
      .split('\n');
  };
  expect(complete('sub')).toEqual(['submit']);
  expect(complete('schema', 'pu')).toEqual(['pull', 'push']);
  expect(complete('schema', 'push', '--dr')).toEqual(['--dry-run']);
  expect(complete('import', 'x.csv', '--pro')).toEqual(['--profile']);
});

it.each(['zsh', 'fish'])('has a script for %s that names every command', async (shell) => {
  const { status, stdout } = await cli.run(['completion', shell]);
  expect(status).toBe(0);
  expect(commands.slice(1).filter(({ path }) => !stdout.includes(path.at(-1) ?? '?'))).toEqual([]);
});
