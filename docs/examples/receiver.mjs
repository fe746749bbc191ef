// Receives webhooks and verifies them: WEBHOOK_SECRET=whsec_… node docs/examples/receiver.mjs 4000
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { webhooks } from '@application-intake/sdk';

createServer(async (request, response) => {
  try {
    // The body as it came: parsed and written again, it would have another signature.
    const { type, data } = await webhooks.verify(await text(request), request.headers, process.env.WEBHOOK_SECRET);
    console.log(`Verified: ${type} ${data.submission_id}`);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(400).end(error.message);
  }
}).listen(Number(process.argv[2]), '127.0.0.1');
