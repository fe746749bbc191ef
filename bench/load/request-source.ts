import { type LoadJob } from './load-job.js';

/** The bytes of one request after the other, prepared as far as they can be. */
export class RequestSource {
  /** For each key, the requests of all paths but for the empty line that ends their headers. */
  private readonly heads: readonly (readonly string[])[];
  private readonly body: string;
  private sent = 0;

  constructor(private readonly job: Pick<LoadJob, 'method' | 'paths' | 'keys' | 'body' | 'idempotency'>) {
    const keys = job.keys.length === 0 ? [undefined] : job.keys;
    this.heads = keys.map((key) => job.paths.map((path) => headOf(job, path, key)));
    this.body = job.body ?? '';
  }

  /** The next request of a connection, which stands for one caller. */
  next(connection: number): string {
    const heads = this.heads[connection % this.heads.length] ?? [];
    const head = heads[this.sent % heads.length] ?? '';
    this.sent += 1;
    const { idempotency } = this.job;
    const isKeyed = idempotency !== undefined && this.sent % 2 === 0;
    return isKeyed
      ? `${head}Idempotency-Key: ${idempotency}-${this.sent}\r\n\r\n${this.body}`
      : `${head}\r\n${this.body}`;
  }
}

function headOf({ method, body }: Pick<LoadJob, 'method' | 'body'>, path: string, key: string | undefined): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: keep-alive',
    ...(key === undefined ? [] : [`Authorization: Bearer ${key}`]),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
