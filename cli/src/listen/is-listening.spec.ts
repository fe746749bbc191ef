import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { isListening } from './is-listening.js';

it('waits for a receiver that is only about to listen, and not for ever', async () => {
  const { signal } = new AbortController();
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  const address = `http://127.0.0.1:${port}/hooks`;
  await expect(isListening(address, signal, 0)).resolves.toBe(false);
  const waiting = isListening(address, signal);
  server.listen(port, '127.0.0.1');
  await expect(waiting).resolves.toBe(true);
  server.close();
});
