import { redisCode, safeMessage } from './safe-message.js';

/** What a log may tell of an error. */
interface ErrorRecord {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly [name: string]: unknown;
}

/** Fields of PostgreSQL's and the system's errors that hold only names, none of them chosen by a caller. */
const NAMES = ['code', 'severity', 'constraint', 'table', 'column', 'routine', 'syscall', 'kind'] as const;
const NAME = /^[\w.$-]{1,80}$/;
const AT = '    at ';
const PLACE = /\b(?:node|file):|\/|(?:<anonymous>|native)\)?$/;
const MOST_FRAMES = 12;
const DEEPEST = 4;

/**
 * What is logged of anything thrown: only fields known to hold nothing that people sent. Libraries attach queries with
 * their parameters, rows and commands to errors and repeat them in messages; those are left out because they are not
 * listed here.
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

/** A short name of the failure, by which it is told apart from others. */
export function kindOfError({ code, type, message, cause }: ErrorRecord): string {
  if (code !== undefined) return code;
  return cause === undefined ? `${type} ${message ?? ''}` : kindOfError(cause as ErrorRecord);
}

function addCauses(record: Record<string, unknown>, thrown: Error & { driverError?: unknown }, depth: number): void {
  // A query that failed has the code of what the driver says; where that has none, as of a lost connection, its message.
  if (thrown.driverError instanceof Error && record['code'] === undefined)
    record['cause'] = errorRecord(thrown.driverError, depth);
  else if (thrown.cause !== undefined) record['cause'] = errorRecord(thrown.cause, depth);
  // A host name with several addresses gives one error for each; they fail alike, so the first is enough.
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
