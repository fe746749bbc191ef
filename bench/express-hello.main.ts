import { type AddressInfo } from 'node:net';
import express from 'express';

/** Express as its own first page shows it; what a service costs on top of it is what the framework leaves to it. */
const app = express();
app.use(express.json());
app.get('/', (_request, response) => {
  response.send('Hello World!');
});
app.post('/', (_request, response) => {
  response.status(202).json({ status: 'pending' });
});
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ msg: 'Ready', base_url: `http://127.0.0.1:${port}` })}\n`);
});
process.once('SIGTERM', () => {
  process.exit();
});
