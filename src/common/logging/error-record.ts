import { redisCode, safeMessage } from './safe-message.js';

/** What a log may tell of an error. */
export interface ErrorRecord {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly [name: string]: unknown;
}

/** Of PostgreSQL's errors and the system's: names, of which none is chosen by a caller. */
const NAMES = ['code', 'severity', 'constraint', 'table', 'column', 'routine', 'syscall', 'kind'] as const;
const NAME = /^[\w.$-]{1,80}$/;
const AT = '    at ';
const PLACE = /\b(?:node|file):|\/|(?:<anonymous>|native)\)?$/;
const MOST_FRAMES = 12;
const DEEPEST = 4;

/**
 * What is logged of whatever was thrown: what is known to hold nothing that people sent. Libraries attach queries with
 * their parameters, rows and commands to errors, and say them in messages; all of that is left out because it is not listed.
 */
export function errorRecord(thrown: unknown, depth = 0): ErrorRecord {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const fields = thrown as unknown as Record<string, unknown>;
  const record: Record<string, unknown> = { type: NAME.test(thrown.name) ? thrown.name : 'Error' };
  const message = safeMessage(thrown);
  if (message !== undefined) record['message'] = message;
  for (const name of NAMES) {
    const value = fields[name];
    if (typeof value === 'string' && NAME.test(value)) record[name] = value;
  }
  const code = redisCode(thrown);
  if (code !== undefined) record['code'] = code;
  const stack = framesOf(thrown);
  if (stack !== '') record['stack'] = stack;
  if (depth < DEEPEST) addCauses(record, thrown, depth + 1);
  return record as unknown as ErrorRecord;
}

/** One word for what went wrong: by it the same failure is told from another. */
export function kindOfError({ code, type, message, cause }: ErrorRecord): string {
  if (code !== undefined) return code;
  return cause === undefined ? `${type} ${message ?? ''}` : kindOfError(cause as ErrorRecord);
}

function addCauses(record: Record<string, unknown>, thrown: Error, depth: number): void {
  if (thrown.cause !== undefined) record['cause'] = errorRecord(thrown.cause, depth);
  // One for each address of a name: they fail alike.
  else if (thrown instanceof AggregateError && thrown.errors.length > 0)
    record['cause'] = errorRecord(thrown.errors[0], depth);
}

/** Where it was thrown. The stack begins with the message, which may have lines of its own that look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  const frames = (at < 0 ? stack : stack.slice(at + message.length))
    .split('\n')
    .filter((line) => line.startsWith(AT) && PLACE.test(line.slice(AT.length)));
  return frames
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim())
    .join('\n');
}
