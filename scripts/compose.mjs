// Does with docker-compose.yml what docs/operations.md says, where a container engine is at hand, and fails when it does not work.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = `intake-check-${process.pid}`;
const MOST_MODULES_MB = 200;

if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
  console.log('SKIPPED: there is no container engine here, so docker-compose.yml was not run.');
  process.exit(0);
}

// A port that the engine chooses, and nothing of a developer's own settings.
const env = {
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_PASSWORD: 'aB3/x@9#kQ',
  REDIS_PASSWORD: 'p@ss/w#rd',
};

try {
  compose('inherit', 'up', '--build', '--detach', '--wait', '--scale', 'worker=2');
  const baseUrl = `http://${compose('pipe', 'port', 'api', '3000').trim()}`;
  const { organisation_id: organisation, keys } = admin(
    'create-organisation',
    '--name',
    'Example',
    '--email',
    'you@example.com',
    '--tokens',
    '10',
  );
  const { id: cohort } = admin('create-cohort', '--organisation', organisation, '--name', 'First', '--status', 'open');
  const application = {
    cohort_id: cohort,
    contact_email: 'ada@example.com',
    answers: [{ key: 'problem', label: 'Problem', value: 'Dairies lose milk.' }],
  };
  const accepted = await ask(baseUrl, keys.live, 'applications', { method: 'POST', body: JSON.stringify(application) });
  const report = await ask(baseUrl, keys.live, `applications/${accepted.submission_id}/insights?wait=30`);
  assert(report.submission_id === accepted.submission_id, `no report: ${JSON.stringify(report)}`);

  const account = compose(
    'pipe',
    'exec',
    '-T',
    'postgres',
    'psql',
    '-U',
    'postgres',
    '-d',
    'intake',
    '-Atc',
    `select string_agg(distinct usename, ',') from pg_stat_activity where application_name = 'intake'`,
  ).trim();
  assert(account === 'intake_service', `the service signs in as ${account}`);
  const secrets = compose('pipe', 'exec', '-T', 'api', 'sh', '-c', 'ls /secrets; env').toLowerCase();
  assert(!secrets.includes('ab3/x') && !/^database$/m.test(secrets), 'the API knows a password that is not its own');
  assert(
    spawnSync('docker', composeArgs('exec', '-T', 'api', 'touch', '/service/x'), { env, cwd: root }).status !== 0,
    'the image can be written',
  );
  const megabytes = Number(compose('pipe', 'exec', '-T', 'api', 'du', '-sm', 'node_modules').split('\t')[0]);
  assert(megabytes < MOST_MODULES_MB, `the packages of the image take ${megabytes} MB`);
  console.log(`docker-compose.yml works; the packages of the image take ${megabytes} MB`);
} finally {
  compose('inherit', 'down', '--volumes', '--timeout', '30');
}

function composeArgs(...args) {
  return ['compose', '--project-name', project, '--env-file', '/dev/null', ...args];
}

function compose(output, ...args) {
  return execFileSync('docker', composeArgs(...args), {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', output, 'inherit'],
  });
}

function admin(...words) {
  return JSON.parse(compose('pipe', 'exec', '-T', 'api', 'node', 'dist/src/admin/main.js', ...words));
}

async function ask(baseUrl, key, path, options = {}) {
  const response = await fetch(`${baseUrl}/v1/api/${path}`, {
    ...options,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  });
  const body = await response.json();
  assert(response.ok, `${path} answered ${response.status}: ${JSON.stringify(body)}`);
  return body;
}

function assert(holds, message) {
  if (!holds) throw new Error(`The run of docker-compose.yml failed: ${message}`);
}
