import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: *(\d+)/i;
/** `HTTP/1.1 ` comes before it. */
const STATUS_AT = 9;

type AnswerListener = (status: number, body: Buffer) => void;

/**
 * One keep-alive connection that carries one request at a time, as bytes.
 *
 * Server, PostgreSQL, Redis and generator share the processor, so what the generator takes is taken from what it
 * measures. Autocannon takes twice as much once each request carries an Idempotency-Key of its own and ids are read from
 * the answers; nor does it count latency from when a request was due, or wait at the end for what it has sent, without
 * which losses could not be counted. This knows that an answer has a `Content-Length` or no body; one that is otherwise
 * ends the measurement with an error.
 */
export class HttpConnection {
  private received: Buffer | undefined;
  private listener: AnswerListener | undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly onFailure: (error: Error) => void,
  ) {
    socket.on('data', (chunk) => {
      this.receive(chunk);
    });
    socket.on('error', onFailure);
    socket.on('close', () => {
      if (this.listener !== undefined) onFailure(new Error('The connection ended without an answer'));
    });
  }

  static async open(port: number, onFailure: (error: Error) => void): Promise<HttpConnection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new HttpConnection(socket, onFailure);
  }

  /** Requests are ASCII. */
  send(request: string, onAnswer: AnswerListener): void {
    this.listener = onAnswer;
    this.socket.write(request, 'latin1');
  }

  close(): void {
    this.listener = undefined;
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    const bytes = this.received === undefined ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = bytes.indexOf(END_OF_HEAD);
    const end = headEnd < 0 ? undefined : this.endOfAnswer(bytes, headEnd);
    if (end === undefined || bytes.length < end) {
      this.received = bytes;
      return;
    }
    this.received = undefined;
    const { listener } = this;
    this.listener = undefined;
    listener?.(
      Number(bytes.toString('latin1', STATUS_AT, STATUS_AT + 3)),
      bytes.subarray(headEnd + END_OF_HEAD.length, end),
    );
  }

  private endOfAnswer(bytes: Buffer, headEnd: number): number | undefined {
    const head = bytes.toString('latin1', 0, headEnd);
    const length = LENGTH.exec(head)?.[1];
    if (length !== undefined) return headEnd + END_OF_HEAD.length + Number(length);
    if (/^HTTP\/1\.1 (204|304)/.test(head)) return headEnd + END_OF_HEAD.length;
    this.onFailure(new Error(`An answer without a Content-Length: ${head}`));
    return undefined;
  }
}
