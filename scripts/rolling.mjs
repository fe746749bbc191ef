// Runs an earlier build and this one side by side, as a rolling upgrade does: `npm run test:rolling [-- <revision>]`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = 'src/database/migrations/[0-9]*';
const LOCK = 'package-lock.json';

// Ctrl-C goes to the whole group: this one waits for the others, and clears up after them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const revision = commitOf(process.argv[2] ?? latestTag() ?? beforeLatestMigration());
const folder = mkdtempSync(join(tmpdir(), 'intake-rolling-'));
const earlier = join(folder, 'earlier');
let status = 1;
try {
  console.error(`Building ${git('log', '-1', '--format=%h of %cs, "%s"', revision)} …`);
  git('worktree', 'add', '--detach', earlier, revision);
  providePackages();
  const build = `import('./scripts/build-if-needed.mjs').then((made) => made.buildIfNeeded())`;
  if (run(process.execPath, ['-e', build], earlier) !== 0) throw new Error('The earlier version cannot be built');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  status = run(process.execPath, [jest, '--selectProjects', 'rolling', '--no-watchman'], root, {
    ROLLING_FROM: earlier,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}
process.exitCode = status;

/** Undefined where nothing was released yet. */
function latestTag() {
  const { status: found, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0'], {
    cwd: root,
    encoding: 'utf8',
  });
  return found === 0 ? stdout.trim() : undefined;
}

/** The latest that has another schema, without which there would be little to try. */
function beforeLatestMigration() {
  const latest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  return `${latest}^`;
}

function commitOf(name) {
  const { status: found, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (found === 0) return stdout.trim();
  console.error(`There is no commit ${name} in this clone. A shallow one has no history: git fetch --unshallow --tags`);
  process.exit(2);
}

/** The same where they are the same, else its own. */
function providePackages() {
  if (readFileSync(join(earlier, LOCK), 'utf8') === readFileSync(join(root, LOCK), 'utf8'))
    symlinkSync(join(root, 'node_modules'), join(earlier, 'node_modules'));
  else if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], earlier) !== 0)
    throw new Error('npm ci failed');
}

function git(...words) {
  const { status: done, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (done !== 0) throw new Error(`git ${words[0]} failed: ${stderr}`);
  return stdout.trim();
}

/** How it ended; what it says is for people. */
function run(command, args, cwd, settings = {}) {
  const { status: ended, error } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...settings },
  });
  if (error) throw error;
  return ended ?? 1;
}
