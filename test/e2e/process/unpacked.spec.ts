import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { ApiClient } from '../../support/api-client.js';
import { ServiceProcess } from '../../support/service-process.js';

/** The files of which docs/operations.md has an operator make an archive for the servers. */
const PACKED = lineOf('docs/operations.md', /^tar czf intake\.tgz (.*)$/m).split(' ');
const PAGES = ['/docs', '/docs/reference', '/docs/guides/webhooks', '/docs/errors', '/openapi.json', '/portal/'];

let folder: string;
let stores: TestStores;
let subject: ServiceProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'intake-unpacked-'));
  execFileSync('tar', ['cf', join(folder, 'intake.tar'), ...PACKED]);
  execFileSync('tar', ['xf', 'intake.tar'], { cwd: folder });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  stores = await createTestStores();
});
afterAll(async () => {
  await subject?.kill();
  await stores.drop();
  rmSync(folder, { recursive: true, force: true });
});

function lineOf(file: string, pattern: RegExp): string {
  return pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

function admin(...words: string[]): ReturnType<typeof spawnSync> {
  return spawnSync(process.execPath, [join(folder, 'dist', 'src', 'admin', 'main.js'), ...words], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], DATABASE_URL: stores.databaseUrl },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

it('needs no file but those that an operator is told to bring', async () => {
  expect(admin('migrate')).toMatchObject({ status: 0, stderr: '' });
  subject = ServiceProcess.spawn(stores, { ROLE: 'all' }, undefined, folder);
  const client = new ApiClient(await subject.ready());
  for (const path of PAGES) {
    expect({ path, status: (await client.get(path)).status }).toEqual({ path, status: 200 });
  }
});

it('is what the image has', () => {
  const image =
    readFileSync('Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...image.matchAll(/^COPY (?:--from=build )?(.*) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  );
  expect(copied.map((file) => file.replace('/service/', '')).sort()).toEqual([...PACKED].sort());
});

it('says that its package.json is missing, and does not look for it for ever', () => {
  rmSync(join(folder, 'package.json'));
  const { status, stderr } = admin('migrate');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no package.json in a folder above');
});
