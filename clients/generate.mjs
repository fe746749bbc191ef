// Makes a client with each of six generators out of openapi.json, and compiles all of them under `strict`.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const DOCUMENT = '../openapi.json';

const GENERATORS = {
  kubb: ['@kubb/cli/bin/kubb.cjs', 'generate', '--config', 'kubb.config.mjs'],
  'swagger-typescript-api': [
    'swagger-typescript-api/dist/cli.mjs',
    'generate',
    '-p',
    DOCUMENT,
    '-o',
    'generated/swagger-typescript-api',
    '-n',
    'client.ts',
  ],
  'hey-api': ['@hey-api/openapi-ts/bin/run.js', '-f', 'hey-api.config.mjs'],
  orval: ['orval/dist/bin/orval.js', '--config', 'orval.config.mjs'],
  'typed-openapi': ['typed-openapi/bin.js', DOCUMENT, '-o', 'generated/typed-openapi/client.ts'],
  'openapi-typescript': ['openapi-typescript/bin/cli.js', DOCUMENT, '-o', 'generated/openapi-typescript/schema.ts'],
};

const AT_ONCE = 2;

/** What went wrong, by generator or by line of what it made; nothing when all is well. */
export async function generateClients() {
  rmSync(join(folder, 'generated'), { recursive: true, force: true });
  const waiting = Object.entries(GENERATORS);
  const problems = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command] = next;
      const { failed, output } = await node(command);
      if (failed) problems.push(`${name} made no client: ${output.slice(-2_000)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (problems.length > 0) return problems;
  separateConstants();
  const { failed, output } = await node(['typescript/bin/tsc', '-p', 'tsconfig.json']);
  return failed
    ? output
        .trim()
        .split('\n')
        .map((line) => `does not compile: ${line}`)
    : [];
}

/** Between the constants of alternatives, orval 7 leaves the comma of the list that it made them from. */
function separateConstants() {
  const path = join(folder, 'generated', 'orval-zod', 'schemas.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(';,\n', ';\n'));
}

function node([program, ...args]) {
  return new Promise((resolve) => {
    const command = [join(folder, 'node_modules', program), ...args];
    execFile(process.execPath, command, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ failed: error !== null, output: `${stdout}${stderr}` });
    });
  });
}
