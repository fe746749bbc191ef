import { ConnectionError, IntakeError, NotInSandboxError, TimeoutError } from '../errors.js';
import { VERSION } from '../generated/version.js';
import { type Logger, type RequestOptions } from '../options.js';
import { type Answered } from './call.js';
import { errorOf } from './error-of.js';
import { Limits } from './limits.js';
import { delayMs, isRetriable, pause } from './retries.js';

type Query = Readonly<Record<string, string | number | null | undefined>>;

export interface Outgoing {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /**
   * Where the path leads: without a word below `/v1/api`, or `/v1/api/sandbox` for the client of a sandbox; `api` for what the
   * sandbox does not have, which its client refuses; `root` for what is the same for both.
   */
  readonly below?: 'api' | 'root';
  readonly query?: Query | undefined;
  readonly body?: unknown;
  readonly options?: RequestOptions | undefined;
}

export interface Settings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly fetch: typeof globalThis.fetch;
  readonly logger: Logger | undefined;
  readonly sandbox: boolean;
}

/** Sends requests, each as often as it needs and may, and reads what is answered. */
export class Transport {
  // Out of reach of whatever prints the client.
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async send<T>(outgoing: Outgoing): Promise<Answered<T>> {
    const { signal, retryForMs = 0, maxRetries = this.#settings.maxRetries } = outgoing.options ?? {};
    const path = this.#pathOf(outgoing);
    const init = this.#init(outgoing);
    const persistUntil = Date.now() + retryForMs;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#attempt<T>(path, outgoing, init);
      } catch (error) {
        if (!(error instanceof IntakeError) || !isRetriable(error)) throw error;
        const delay = delayMs(attempt, error);
        if (attempt >= maxRetries && Date.now() + delay >= persistUntil) throw error;
        this.#settings.logger?.warn(`${path}: ${error.code}, sent again in ${Math.round(delay)} ms`);
        await pause(delay, signal);
      }
    }
  }

  #pathOf({ path, below }: Outgoing): string {
    if (below === 'root') return path;
    if (!this.#settings.sandbox) return `/v1/api${path}`;
    if (below === 'api') throw new NotInSandboxError(path);
    return `/v1/api/sandbox${path}`;
  }

  /** The same for all attempts, its idempotency key too. */
  #init({ method = 'GET', body, options = {} }: Outgoing): RequestInit {
    const headers = new Headers({
      authorization: `Bearer ${this.#settings.apiKey}`,
      'user-agent': `application-intake-sdk/${VERSION}`,
    });
    if (options.scenario !== undefined) headers.set('x-sandbox-scenario', options.scenario);
    const init: RequestInit = { method, headers, redirect: 'manual' };
    if (body !== undefined) {
      headers.set('content-type', 'application/json');
      // A new one for each call: under one made of the body, what was refused for a passing reason would be refused again.
      if (method === 'POST') headers.set('idempotency-key', options.idempotencyKey ?? `sdk-${crypto.randomUUID()}`);
      init.body = JSON.stringify(body);
    }
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    return init;
  }

  async #attempt<T>(path: string, { query = {}, options = {} }: Outgoing, init: RequestInit): Promise<Answered<T>> {
    const { baseUrl, fetch, logger } = this.#settings;
    const { signal, timeoutMs = this.#settings.timeoutMs } = options;
    const startedAt = Date.now();
    // The service may hold the answer for as long as it was asked to.
    const longestMs = timeoutMs + Number(query['wait'] ?? 0) * 1_000;
    const limits = new Limits(longestMs, signal, () => new TimeoutError(longestMs));
    try {
      const response = await fetch(`${baseUrl}${path}${searchOf(query)}`, { ...init, signal: limits.signal });
      // Where nothing is to be said, there is no body.
      const data = response.status === 204 ? null : parsed(await response.text());
      const requestId = response.headers.get('x-request-id') ?? undefined;
      logger?.debug(`${init.method ?? ''} ${path} ${response.status} ${Date.now() - startedAt} ms ${requestId ?? ''}`);
      if (!response.ok || data === undefined) throw errorOf(response, data);
      return { data: data as T, response, requestId };
    } catch (error) {
      if (error instanceof IntakeError) throw error;
      if (limits.signal.aborted) throw limits.signal.reason;
      throw new ConnectionError(`${baseUrl} could not be reached, or the connection broke`, error);
    } finally {
      limits.end();
    }
  }
}

/** An id in a path, whatever it is made of. */
export function segment(id: string): string {
  // A dot segment would be resolved away, and another path called.
  if (/^\.{0,2}$/.test(id)) throw new TypeError('An id is expected');
  return encodeURIComponent(id);
}

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
