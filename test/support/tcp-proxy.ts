import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort, LOOPBACK } from '../../local/free-port.js';

/** Stands before a server, so that a test can take it away and give it back without touching anybody else's. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private isFrozen = false;

  private constructor(
    private readonly target: URL,
    private readonly port: number,
  ) {}

  static async to(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(url), await freePort());
    await proxy.restore();
    return proxy;
  }

  /** The address of the server, by way of the proxy. */
  get url(): string {
    const url = new URL(this.target.href);
    url.host = `${LOOPBACK}:${this.port}`;
    return url.href;
  }

  /** Ends all connections and refuses new ones. */
  async cut(): Promise<void> {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    if (this.server?.listening === true) await once(this.server, 'close');
  }

  /** As when the server is stopped: connections stay and are made, and nothing comes through until it thaws. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** As when a network forgets its connections: they stay, nothing comes through them any more, and new ones can be made. */
  forget(): void {
    for (const socket of this.sockets) socket.pause();
  }

  async restore(): Promise<void> {
    this.server = createServer((client) => {
      const upstream = connect(Number(this.target.port), this.target.hostname);
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
      }
      client.pipe(upstream).pipe(client);
      if (this.isFrozen) for (const socket of [client, upstream]) socket.pause();
    });
    this.server.listen(this.port, LOOPBACK);
    await once(this.server, 'listening');
  }
}
