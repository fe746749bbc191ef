import { connect } from 'node:net';
import { type Answer } from './api-client.js';

/** The answer to bytes that no HTTP library would send, on a connection that the service closes. */
export async function rawAnswer(baseUrl: string, sent: string): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(sent);
  let received = '';
  for await (const text of socket) received += String(text);
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const text = received.slice(end + 4);
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(text) as Record<string, unknown>, text };
}
