import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { writeAnswersWhole } from './whole-answers.js';

async function answered(reply: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => {
    reply(response);
  });
  server.on('connection', (socket: Socket) => {
    writeAnswersWhole(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return await response.text();
  } finally {
    server.close();
  }
}

it('sends an answer that is there as a whole, as text or as bytes', async () => {
  expect(await answered((response) => response.end('grüße'))).toBe('grüße');
  expect(await answered((response) => response.end(Buffer.from('grüße')))).toBe('grüße');
});

it('leaves nothing of an answer in pieces out', async () => {
  const inPieces = await answered((response) => {
    response.write('one, ');
    response.write('two, ');
    response.end('three');
  });
  expect(inPieces).toBe('one, two, three');
});
