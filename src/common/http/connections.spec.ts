import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Connections } from './connections.js';

/** Longer than the pause after which a silent caller is given up, far shorter than the last deadline of an ending. */
const SOON_MS = 5_000;

let server: Server;

beforeEach(() => {
  server = createServer((request, response) => {
    request.resume().on('end', () => response.end('read'));
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('gives up a caller whose half request is read only after the ending began', async () => {
  const connections = new Connections(server);
  server.once('connection', () => {
    connections.startEnding();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
  caller.on('error', () => undefined);
  caller.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
  const start = Date.now();
  await once(caller, 'close');
  expect(Date.now() - start).toBeLessThan(SOON_MS);
}, 60_000);
