import { type ServerResponse } from 'node:http';
import { type Behaviour, type ModelCall, USAGE } from './model-server.js';

interface Quote {
  answer: string;
  quote: string;
}
interface Judged {
  quotes: Quote[];
  reasoning: string;
  level: number | null;
  confidence: string;
}
type Answer = Record<string, unknown>;

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

interface Ending {
  readonly finish?: 'stop' | 'length' | 'content_filter';
  readonly refusal?: string;
}

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' } as const;

/** Says a text, in the protocol of the call; by way of the tool where one is forced. */
export function saying(
  text: string | ((call: ModelCall) => string),
  { finish = 'stop', refusal }: Ending = {},
): Behaviour {
  return (call, response) => {
    const said = typeof text === 'string' ? text : text(call);
    if (call.protocol === 'openai') {
      const message = {
        role: 'assistant',
        content: refusal === undefined ? said : null,
        ...(refusal !== undefined && { refusal }),
      };
      const usage = {
        prompt_tokens: USAGE.input,
        completion_tokens: USAGE.output,
        total_tokens: USAGE.input + USAGE.output,
      };
      const choices = [{ index: 0, message, finish_reason: finish }];
      send(response, 200, {
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'tested-2026-11-01',
        choices,
        usage,
      });
      return;
    }
    const byTool = call.body['tools'] !== undefined && finish === 'stop';
    const content = byTool
      ? [{ type: 'tool_use', id: 't', name: 'json', input: JSON.parse(said) as unknown }]
      : [{ type: 'text', text: said }];
    const usage = { input_tokens: USAGE.input, output_tokens: USAGE.output };
    const stop = byTool ? 'tool_use' : STOP_REASONS[finish];
    send(response, 200, {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'tested-2026-11-01',
      content,
      stop_reason: stop,
      stop_sequence: null,
      usage,
    });
  };
}

/** Fails with a status, the way both providers put it. */
export function failingWith(
  status: number,
  headers: Record<string, string> = {},
  error: Record<string, unknown> = {},
): Behaviour {
  return (_call, response) => {
    send(response, status, { type: 'error', error: { type: 'some_error', message: 'No.', ...error } }, headers);
  };
}

export function sendingRaw(status: number, type: string, body: string): Behaviour {
  return (_call, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };
}

/** Never comes to an end, as fast as it is read. */
export const ENDLESS: Behaviour = (_call, response) => {
  const piece = Buffer.alloc(64 * 1024, ' ');
  const go = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.writeHead(200, { 'Content-Type': 'application/json' }).on('drain', go);
  go();
};

export const HANGING: Behaviour = () => undefined;
export const RESETTING: Behaviour = (_call, response) => {
  response.socket?.resetAndDestroy();
};

export const BREAKING_OFF: Behaviour = (_call, response) => {
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .write('{"id":', () => response.socket?.resetAndDestroy());
};

/** The JSON Schema at the end of a prompt. */
export function schemaIn(call: ModelCall): { properties: Record<string, { enum?: string[] }> } {
  const prompt = call.turns[0] ?? '';
  return JSON.parse(prompt.slice(prompt.lastIndexOf('\n{'))) as { properties: Record<string, { enum?: string[] }> };
}

/** The answers as the model is shown them, by number. */
export function answersIn(call: ModelCall): Map<string, string> {
  const blocks = (call.turns[0] ?? '').matchAll(
    /^<<<[0-9a-f]+ (A\d+)>>>\nQuestion: .*\nAnswer: ([\s\S]*?)\n<<<[0-9a-f]+ end of \1>>>$/gm,
  );
  return new Map([...blocks].map(([, number = '', text = '']) => [number, text]));
}

function firstSentences(call: ModelCall): Quote[] {
  return [...answersIn(call)].map(([answer, text]) => ({ answer, quote: /^[^.]*\./.exec(text)?.[0] ?? text }));
}

/** An answer as it was asked for, with a change to each criterion's. */
export function judging(
  change: (judged: Judged, criterion: string, call: ModelCall) => Partial<Judged> = () => ({}),
): (call: ModelCall) => string {
  return (call) => {
    const names = Object.keys(schemaIn(call).properties);
    const quotes = firstSentences(call);
    if (names.includes('industry')) return JSON.stringify({ industry: 'Agritech', sentences: quotes.slice(0, 2) });
    const answer: Answer = {};
    for (const [at, name] of names.entries()) {
      const quote = quotes[at % quotes.length];
      const judged: Judged = {
        quotes: quote ? [quote] : [],
        reasoning: `About ${name}.`,
        level: 3,
        confidence: 'high',
      };
      answer[name] = { ...judged, ...change(judged, name, call) };
    }
    return JSON.stringify(answer);
  };
}

export const GOOD: Behaviour = saying(judging());
