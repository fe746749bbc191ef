import { LoggableError } from '../errors/loggable-error.js';

/**
 * PostgreSQL's classes of errors whose messages name roles, tables, columns and constraints, and never a value of a
 * row, which only the detail has. Class 22 (errors in data) is left out: it quotes what could not be read.
 */
const WITHOUT_VALUES = /^(08|0A|23|25|26|28|3D|3F|40|42|53|54|55|57|58)[0-9A-Z]{3}$/;

/** The code that an error of Redis begins with, or contains when a script failed. */
const REDIS_CODE =
  /\b(NOAUTH|WRONGPASS|NOPERM|OOM|READONLY|LOADING|MISCONF|MASTERDOWN|CLUSTERDOWN|DENIED|NOSCRIPT|BUSY|TRYAGAIN)\b/;

/** Messages of the JavaScript engine that repeat no data begin like this. */
const OF_THE_ENGINE =
  /^(Cannot (read|set) properties of (undefined|null)|Maximum call stack size exceeded|Invalid (time value|array length|string length))/;

/** Errors of libraries that quote nothing, and the plain `Error`, whose text is by the code that threw it. */
const WITH_A_SENTENCE: ReadonlySet<string> = new Set(['Error', 'AbortError', 'MaxRetriesPerRequestError']);

const MOST_CHARACTERS = 300;

/** The code that Redis puts in front of an error; the rest of the message may repeat arguments. */
export function redisCode({ name, message }: Error): string | undefined {
  return name === 'ReplyError' ? (REDIS_CODE.exec(message)?.[1] ?? 'ERR') : undefined;
}

/** Whether the code is one of PostgreSQL's and not of the operating system. */
export function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);
}

/** The part of an error's message that is known to repeat nothing that people sent; undefined when there is none. */
export function safeMessage(error: Error & { readonly code?: unknown }): string | undefined {
  const { name, message, code } = error;
  if (isSqlState(code)) return WITHOUT_VALUES.test(code) ? cut(message) : undefined;
  const ofTheEngine = OF_THE_ENGINE.exec(message)?.[0];
  if (ofTheEngine !== undefined) return ofTheEngine;
  // Errors with other codes, of the system and of libraries, repeat names, addresses and arguments.
  const hasSentence = error instanceof LoggableError || WITH_A_SENTENCE.has(name);
  return code === undefined && hasSentence ? cut(withoutQuotes(message)) : undefined;
}

/** Cut at the first quotation mark, since anything may be quoted. */
function withoutQuotes(message: string): string {
  const at = message.search(/["'`“”«»]/);
  return at < 0 ? message : `${message.slice(0, at)}…`;
}

function cut(message: string): string {
  return message.length > MOST_CHARACTERS ? `${message.slice(0, MOST_CHARACTERS)}…` : message;
}
