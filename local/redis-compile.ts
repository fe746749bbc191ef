import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { openDataDir } from './data-folder.js';
import { ifItRuns, type RedisProgram, type RedisSearch } from './redis-program.js';
import { complaintIn, runCommand } from './run-command.js';

const VERSION = '7.4.3';
/** Of its archive, as the project publishes it. */
const SHA256 = 'e1807d7c0f824f4c5450244ef50c1e596b8d09b35d03a83f4e018fb7316acf45';
const LONGEST_MS = 15 * 60_000;
const TOOLS = ['make', 'cc'];

/**
 * Runs as a process of its own, because the package writes to the console and takes settings from the environment. What
 * it downloads is looked at before anything of it is run; an archive that is there it does not download again.
 */
const SCRIPT = `
  const { createHash } = require('node:crypto');
  const { readFileSync, rmSync } = require('node:fs');
  const [, library, downloadDir, version, expected] = process.argv;
  (async () => {
    const Download = require(library + '/RedisBinaryDownload.js').default;
    const archive = await new Download({ downloadDir, version }).startDownload();
    if (createHash('sha256').update(readFileSync(archive)).digest('hex') !== expected) {
      rmSync(archive);
      throw new Error('download error: what came as Redis ' + version + ' is something else');
    }
    await require(library + '/RedisBinary.js').default.getPath({ downloadDir, version, systemBinary: '' });
  })().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
`;

/** Downloads Redis's source, of a version and content that are known, and compiles it, which takes minutes and happens once. */
export async function compileRedis({ distDir, log }: RedisSearch): Promise<RedisProgram> {
  const folder = join(distDir, 'compiled');
  const program = { command: join(folder, VERSION, 'redis-server'), env: {} };
  const kept = await ifItRuns(program);
  if (kept !== undefined) return kept;
  await requireTools();
  openDataDir(distDir);
  mkdirSync(folder, { recursive: true });
  log('Compiling Redis from its source (a few minutes, once) ...');
  const library = dirname(createRequire(import.meta.url).resolve('redis-memory-server/lib/util/RedisBinary.js'));
  const { output } = await runCommand(process.execPath, ['-e', SCRIPT, library, folder, VERSION, SHA256], {
    cwd: folder,
    timeout: LONGEST_MS,
    // Without npm's strict_ssl the package would not check which server it downloads from.
    env: { ...process.env, npm_config_strict_ssl: 'true', MAKEFLAGS: `-j${availableParallelism()}` },
  });
  const compiled = await ifItRuns(program);
  if (compiled !== undefined) return compiled;
  throw new Error(`compiling it failed: ${complaintIn(output, /error|failed|could ?n.?t/i)}`);
}

async function requireTools(): Promise<void> {
  for (const tool of TOOLS) {
    const { succeeded } = await runCommand(tool, ['--version']);
    if (!succeeded) throw new Error(`compiling it needs ${tool}, which is not installed`);
  }
}
