import { type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { isHeardOut } from './linger.js';

/** While the server ends, a caller that sends nothing, or takes nothing, is given up after so long. */
const SENDING_PAUSE_MS = 1_500;
/** Node looks twice before it takes a reader for a stalled one. */
const READING_PAUSE_MS = 1_000;

/** The connections of a server: what each of them is at, and whether it is worth waiting for. */
export class Connections {
  /** Every connection with the latest of its answers, until that is over. Also those that Node has handed over, as for CONNECT. */
  private readonly open = new Map<Socket, ServerResponse | null>();
  private isEnding = false;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, null);
      socket.once('close', () => this.open.delete(socket));
    });
    server.prependListener('request', ({ socket }, response: ServerResponse) => {
      this.open.set(socket, response);
      response.on('close', () => {
        if (this.open.get(socket) === response) this.open.set(socket, null);
      });
      if (this.isEnding) this.endAfter(socket, response);
    });
    // With a listener, Node destroys none by itself.
    server.on('timeout', (socket: Socket) => {
      if (this.isStalled(socket)) socket.destroy();
    });
  }

  /** Whether an answer is on its way, which nothing else may be written into. */
  isAnswering(socket: Socket): boolean {
    const last = this.open.get(socket);
    return last?.headersSent === true && !last.writableFinished;
  }

  /** From now on each connection ends with its answer, and those of callers who went silent end soon. */
  startEnding(): void {
    this.isEnding = true;
    for (const [socket, last] of this.open) if (last !== null) this.endAfter(socket, last);
  }

  /** Destroys what is between requests, or in the middle of the head of one: nobody has been promised anything. */
  endUnused(): void {
    for (const [socket, last] of this.open) {
      const isUnused = last === null || (last.writableFinished && last.req.complete);
      if (isUnused && !isHeardOut(socket)) socket.destroy();
    }
  }

  endAll(): void {
    for (const socket of this.open.keys()) socket.destroy();
  }

  /** Also for a request that was read only now: a busy process starts to end before it has read all that arrived. */
  private endAfter(socket: Socket, last: ServerResponse): void {
    if (!last.headersSent) last.setHeader('Connection', 'close');
    socket.setTimeout(last.req.complete ? READING_PAUSE_MS : SENDING_PAUSE_MS);
  }

  /** Of a connection on which nothing has moved for a while. A handler may take its time. */
  private isStalled(socket: Socket): boolean {
    const last = this.open.get(socket) ?? null;
    return last === null || socket.writableLength > 0 || (this.isEnding && !last.req.complete);
  }
}
