import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Demonstration, demoFile, writeDemo } from './demo-file.js';
import { welcome } from './welcome.js';

const BASE_URL = 'http://127.0.0.1:3000';
const DEMO: Demonstration = {
  base_url: BASE_URL,
  portal: { url: `${BASE_URL}/portal/`, email: 'demo@example.com', password: 'a-password' },
  keys: { live: 'inc_live_x', test: 'inc_test_y' },
  cohorts: { draft: 'a', open: 'b', closed: 'c', completed: 'd' },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wel'come "));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('shows the password, and lines with the key to paste, to the person before it', () => {
  const text = welcome(BASE_URL, DEMO, null);
  expect(text).toContain('with the password a-password');
  expect(text).toContain(`-H 'Authorization: Bearer inc_test_y'`);
});

it('shows neither keys nor the password where it is kept, and lines to paste that work as well', () => {
  writeDemo(folder, DEMO);
  const text = welcome(BASE_URL, DEMO, demoFile(folder));
  for (const secret of ['a-password', 'inc_live_x', 'inc_test_y']) expect(text).not.toContain(secret);
  const header = /-H ("Authorization: .*?\)")/.exec(text)?.[1] ?? '';
  expect(execFileSync('sh', ['-c', `printf %s ${header}`], { encoding: 'utf8' })).toBe(
    'Authorization: Bearer inc_test_y',
  );
});
