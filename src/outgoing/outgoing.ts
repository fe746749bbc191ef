import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type Socket } from 'node:net';
import { connectTo, type Means } from './connect.js';
import { OutgoingError } from './outgoing-error.js';
import { resolveLocalName, resolveName } from './resolve-name.js';
import { hostOf, refusalOf, type TargetRules } from './target-url.js';
import { textOf } from './text-of.js';

const CONNECT_MS = 10_000;
const TOTAL_MS = 15_000;
/** Of the answer that much is read, and then the connection ended. */
const MOST_READ = 64 * 1_024;
const MOST_HEADER_BYTES = 16 * 1_024;
const LOWEST_STATUS = 100;

export interface OutgoingLetter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** What it began with, as text. */
  readonly text: string;
}

interface Patience {
  readonly connectMs: number;
  readonly totalMs: number;
}

/**
 * The one way by which the service sends to addresses that somebody else names. Redirects are answers like others, proxies of
 * the environment are not used, and every request has a connection of its own, to an address judged for it.
 */
export class Outgoing {
  private readonly means: Means & Patience;

  constructor(
    private readonly rules: TargetRules,
    means: Partial<Means & Patience> = {},
  ) {
    const resolve = rules.allowsPrivate ? resolveLocalName : resolveName;
    this.means = { resolve, connectMs: CONNECT_MS, totalMs: TOTAL_MS, ...means };
  }

  /** Posts, and reads the beginning of the answer. @throws OutgoingError; the signal's reason when it fires */
  async post(letter: OutgoingLetter, stop: AbortSignal): Promise<OutgoingAnswer> {
    const ended = new AbortController();
    const giveUp = (): void => {
      ended.abort(new OutgoingError('timed_out'));
    };
    const forward = (): void => {
      ended.abort(stop.reason);
    };
    if (stop.aborted) forward();
    stop.addEventListener('abort', forward, { once: true });
    const connecting = setTimeout(giveUp, this.means.connectMs);
    const total = setTimeout(giveUp, this.means.totalMs);
    try {
      const socket = await this.connect(letter.url, ended.signal);
      clearTimeout(connecting);
      return await exchange(socket, letter, ended.signal);
    } finally {
      clearTimeout(connecting);
      clearTimeout(total);
      stop.removeEventListener('abort', forward);
    }
  }

  private async connect(text: string, signal: AbortSignal): Promise<Socket> {
    if (refusalOf(text, this.rules) !== null) throw new OutgoingError('unreachable');
    return orAborted(connectTo(new URL(text), this.rules, this.means, signal), signal);
  }
}

/** A name server that is silent is not waited for. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = (): void => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop !== undefined) signal.removeEventListener('abort', stop);
  }
}

async function exchange(
  socket: Socket,
  { url, headers, body }: OutgoingLetter,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const stop = (): void => {
    socket.destroy();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    const answer = await answerTo(socket, new URL(url), headers, body);
    const { statusCode: status = 0 } = answer;
    // Node.js takes any three digits for a status.
    if (status < LOWEST_STATUS) throw new OutgoingError('broken_answer');
    const read = await beginningOf(answer);
    return { status, headers: answer.headers, text: textOf(read) };
  } catch (error) {
    throw signal.aborted ? (signal.reason as Error) : error;
  } finally {
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}

function answerTo(
  socket: Socket,
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({
      createConnection: () => socket,
      method: 'POST',
      host: hostOf(url),
      path: url.pathname + url.search,
      maxHeaderSize: MOST_HEADER_BYTES,
      headers: { host: url.host, ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
    });
    const fail = (): void => {
      reject(new OutgoingError('broken_answer'));
    };
    sent.once('response', resolve);
    // Somebody who changes to another protocol has not answered.
    sent.once('upgrade', () => {
      socket.destroy();
    });
    sent.on('error', fail);
    sent.once('close', fail);
    sent.end(body);
  });
}

/** Whatever came before it ended, was cut off, or was enough: whether a status counts does not depend on its text. */
async function beginningOf(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= MOST_READ) break;
    }
  } catch {
    // The status was said before.
  }
  return Buffer.concat(pieces);
}
