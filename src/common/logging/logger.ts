import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type DestinationStream, type Logger, pino } from 'pino';
import { packageFolder } from '../package-folder.js';
import { errorRecord } from './error-record.js';

const { name: SERVICE, version: VERSION } = JSON.parse(
  readFileSync(join(packageFolder(), 'package.json'), 'utf8'),
) as Record<'name' | 'version', string>;

/**
 * How much may wait for a reader of standard output that is slow or gone; more is dropped rather than kept in memory.
 */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * One JSON line for each event, in UTC. Callers log names and ids; never bodies, keys, names or addresses. Errors are
 * reduced to what is safe here, in one place, for every caller.
 */
export function createLogger(
  level: string | undefined,
  role: string,
  destination: DestinationStream = standardOutput(),
): Logger {
  return pino(
    {
      level: level ?? 'info',
      base: { service: SERVICE, version: VERSION, role, host: hostname() },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorRecord },
    },
    destination,
  );
}

/** Under load several lines are written at once, since each write is a system call. */
const TOGETHER_BYTES = 12_288;
const TOGETHER_MS = 100;

/**
 * Lines are written without waiting; what is left is written when the process ends. They wait as bytes: a text that each
 * is added to would be copied as a whole for every one of them.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    contentMode: 'buffer',
    minLength: TOGETHER_BYTES,
    periodicFlush: TOGETHER_MS,
    maxLength: MOST_WAITING,
  });
  const write = output.write.bind(output) as unknown as (line: Buffer) => boolean;
  return Object.assign(output, { write: (line: string) => write(Buffer.from(line)) });
}
