import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { writeAnswersWhole } from './whole-answers.js';

/** What a caller got, and how many lists of pieces the system was handed for it. */
async function answered(reply: (response: ServerResponse) => void): Promise<{ text: string; lists: number }> {
  let lists = 0;
  const server = createServer((_request, response) => {
    reply(response);
  });
  server.on('connection', (socket: Socket) => {
    const writeList = socket._writev?.bind(socket);
    socket._writev = (pieces, done) => {
      lists += 1;
      writeList?.(pieces, done);
    };
    writeAnswersWhole(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return { text: await response.text(), lists };
  } finally {
    server.close();
  }
}

it('writes an answer that is there as a whole in one piece', async () => {
  expect(await answered((response) => response.end('grüße'))).toEqual({ text: 'grüße', lists: 0 });
  expect(await answered((response) => response.end(Buffer.from('grüße')))).toMatchObject({ text: 'grüße' });
});

it('leaves nothing of an answer in pieces out', async () => {
  const inPieces = await answered((response) => {
    response.write('one, ');
    response.write('two, ');
    response.end('three');
  });
  expect(inPieces).toMatchObject({ text: 'one, two, three' });
  expect(inPieces.lists).toBeGreaterThan(0);
});
