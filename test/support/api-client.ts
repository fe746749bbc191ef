export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
  readonly text: string;
}

interface RequestOptions {
  readonly headers?: Record<string, string>;
  /** Sent as it is, instead of a JSON body. */
  readonly raw?: string | Uint8Array;
}

/** Calls the service as the holder of a key would; without one, as a stranger. */
export class ApiClient {
  constructor(
    private readonly baseUrl: string,
    private readonly key?: string,
  ) {}

  get<T = Record<string, unknown>>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.send('GET', path, undefined, options);
  }

  post<T = Record<string, unknown>>(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.send('POST', path, body, options);
  }

  async send<T>(method: string, path: string, body: unknown, options: RequestOptions = {}): Promise<Answer<T>> {
    const payload = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(this.baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.key !== undefined && { authorization: `Bearer ${this.key}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(payload !== undefined && { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : {}) as T, text };
  }
}
