/**
 * PostgreSQL's classes of errors whose messages name roles, tables, columns and constraints, and never a value of a row:
 * those are in the detail. Not among them are errors in data (22), which quote what could not be read.
 */
const WITHOUT_VALUES = /^(08|0A|23|25|26|28|3D|3F|40|42|53|54|55|57|58)[0-9A-Z]{3}$/;

/** What Redis begins an answer with that is an error, or has in it when a script failed. */
const REDIS_CODE =
  /\b(NOAUTH|WRONGPASS|NOPERM|OOM|READONLY|LOADING|MISCONF|MASTERDOWN|CLUSTERDOWN|DENIED|NOSCRIPT|BUSY|TRYAGAIN)\b/;

/** The beginnings of messages of the engine that hold nothing of what is worked on. */
const OF_THE_ENGINE =
  /^(Cannot (read|set) properties of (undefined|null)|Maximum call stack size exceeded|Invalid (time value|array length|string length))/;

/** Our own and those of libraries that have nothing to quote. An `Error` as such is one that was made for its sentence. */
const WITH_A_SENTENCE: ReadonlySet<string> = new Set([
  'Error',
  'AbortError',
  'ClaimLostError',
  'MaxRetriesPerRequestError',
  'ReviewerError',
  'ReviewFailure',
  'ReviewPutOff',
  'ShuttingDownError',
]);

const MOST_CHARACTERS = 300;

/** Redis says what is wrong with a word in front; the rest may repeat arguments. */
export function redisCode({ name, message }: Error): string | undefined {
  return name === 'ReplyError' ? (REDIS_CODE.exec(message)?.[1] ?? 'ERR') : undefined;
}

/** Whether the code is one of PostgreSQL's rather than one of the system. */
export function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);
}

/** As much of an error's message as is known to tell nothing of what people sent; undefined when that is nothing. */
export function safeMessage(error: Error & { readonly code?: unknown }): string | undefined {
  const { name, message, code } = error;
  if (isSqlState(code)) return WITHOUT_VALUES.test(code) ? cut(message) : undefined;
  const ofTheEngine = OF_THE_ENGINE.exec(message)?.[0];
  if (ofTheEngine !== undefined) return ofTheEngine;
  // What the system, and the libraries that give their errors codes, say repeats names, addresses and arguments.
  return code === undefined && WITH_A_SENTENCE.has(name) ? cut(withoutQuotes(message)) : undefined;
}

/** What follows a quotation mark may be anybody's. */
function withoutQuotes(message: string): string {
  const at = message.search(/["'`“”«»]/);
  return at < 0 ? message : `${message.slice(0, at)}…`;
}

function cut(message: string): string {
  return message.length > MOST_CHARACTERS ? `${message.slice(0, MOST_CHARACTERS)}…` : message;
}
