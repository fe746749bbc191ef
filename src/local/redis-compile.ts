import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from './data-folder.js';
import { ifItRuns, type RedisProgram, type RedisSearch } from './redis-program.js';
import { complaintIn, runCommand } from './run-command.js';

const VERSION = 'stable';
const LONGEST_MS = 15 * 60_000;
const TOOLS = ['make', 'cc'];

/** Runs as a process of its own, because the package writes to the console and takes settings from the environment. */
const SCRIPT = `
  const [, library, downloadDir, version] = process.argv;
  require(library).default.getPath({ downloadDir, version, systemBinary: '' }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
`;

/** Downloads Redis's source and compiles it, which takes minutes and happens once. */
export async function compileRedis({ distDir, log }: RedisSearch): Promise<RedisProgram> {
  const folder = join(distDir, 'compiled');
  const program = { command: join(folder, VERSION, 'redis-server'), env: {} };
  const kept = await ifItRuns(program);
  if (kept !== undefined) return kept;
  await requireTools();
  openDataDir(distDir);
  mkdirSync(folder, { recursive: true });
  log('Compiling Redis from its source (a few minutes, once) ...');
  const library = createRequire(import.meta.url).resolve('redis-memory-server/lib/util/RedisBinary.js');
  const { output } = await runCommand(process.execPath, ['-e', SCRIPT, library, folder, VERSION], {
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
