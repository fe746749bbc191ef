import { type ServerResponse } from 'node:http';
import { type Message, WebhookReceiver } from '../../support/webhook-receiver.js';

type Answer = (response: ServerResponse) => void;

const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body, 'latin1');
  };
/** As it stands, without what Node.js would make of it. */
const raw =
  (text: string): Answer =>
  ({ socket }) => {
    socket?.end(text, 'latin1');
  };

const TAKEN = answer(204);
/** What a receiver may answer without that its webhook ends. */
const ODD: Readonly<Record<string, Answer>> = {
  moved: answer(302, { location: 'http://127.0.0.1:1/elsewhere' }),
  broken: answer(500, {}, 'a\0b\xff\xfe\xed\xa0\x80 \x1b[31m'),
  long: answer(200, {}, '\xf0\x9f\x92\xa3'.repeat(50_000)),
  later: answer(503, { 'retry-after': '9'.repeat(400) }),
  never: answer(400, { 'webhook-delivery': 'abort-message' }),
  'hangs-up': raw(''),
  'no-http': raw('\x16\x03\x01\0'),
  'status-low': raw('HTTP/1.1 099 Low\r\nContent-Length: 0\r\n\r\n'),
  'status-high': raw('HTTP/1.1 999 High\r\nContent-Length: 0\r\n\r\n'),
  upgrades: raw('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  cut: raw('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'),
};
/** What ends a webhook, or has it rest for a minute. */
const ENDING: Readonly<Record<string, Answer>> = {
  gone: answer(410),
  unwanted: answer(204, { 'webhook-delivery': 'disable' }),
  overrun: answer(429, { 'retry-after': '1' }),
};
const ANSWERS: Readonly<Record<string, Answer>> = { ...ODD, ...ENDING };

/** Where everything is taken. */
export const KEPT_PATH = '/kept';
/** Where each message is answered in another odd way. */
export const ODD_PATH = '/odd';
/** The paths of the webhooks that requests create and change. */
export const HOOK_PATHS = ['', '/taken', ...Object.keys(ANSWERS).map((path) => `/${path}`)];

/** Receives all webhooks of a run, and is odd where the path asks for it. */
export class OddReceiver {
  private answered = 0;

  private constructor(private readonly receiver: WebhookReceiver) {
    receiver.usual = (response, { path }) => {
      this.answerAt(path)(response);
    };
  }

  static async start(): Promise<OddReceiver> {
    return new OddReceiver(await WebhookReceiver.start());
  }

  get origin(): string {
    return new URL(this.receiver.url).origin;
  }

  /** What came to where everything is taken. */
  get kept(): Message[] {
    return this.receiver.messages.filter(({ path }) => path === KEPT_PATH);
  }

  close(): void {
    this.receiver.close();
  }

  private answerAt(path: string): Answer {
    if (path !== ODD_PATH) return ANSWERS[path.slice(1)] ?? TAKEN;
    const answers = Object.values(ODD);
    this.answered += 1;
    return answers[this.answered % answers.length] ?? TAKEN;
  }
}
