import { type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { isHeardOut } from './linger.js';

/** While the server shuts down, a caller that sends nothing or reads nothing is given up after this time. */
const SENDING_PAUSE_MS = 1_500;
/** Node checks twice before it takes a reader for a stalled one, so this passes twice. */
const READING_PAUSE_MS = 1_000;

/** The connections of a server: what each is doing, and whether a shutdown has to wait for it. */
export class Connections {
  /**
   * Every connection with its latest answer, or null once that is over. It holds those that Node has handed over as
   * well, as for CONNECT.
   */
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

  /** Whether an answer is being written, so that nothing else may be. */
  isAnswering(socket: Socket): boolean {
    const last = this.open.get(socket);
    return last?.headersSent === true && !last.writableFinished;
  }

  /** From now on each connection ends with its answer, and those of callers who went silent end soon. */
  startEnding(): void {
    this.isEnding = true;
    for (const [socket, last] of this.open) if (last !== null) this.endAfter(socket, last);
  }

  /**
   * Destroys connections that are idle or have sent only a part of a request's head: none of these callers was promised
   * anything.
   */
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

  /** Whether nothing has moved on the connection for a while. A handler that is still working does not count. */
  private isStalled(socket: Socket): boolean {
    const last = this.open.get(socket) ?? null;
    return last === null || socket.writableLength > 0 || (this.isEnding && !last.req.complete);
  }
}
