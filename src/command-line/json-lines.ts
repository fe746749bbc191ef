import { createInterface } from 'node:readline';
import { type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../common/errors/api-error.js';
import { codeOf } from '../common/errors/code-of.js';

/** What one line of input comes to; what it throws becomes an error line. */
type LineWork = (line: Record<string, unknown>) => object | Promise<object>;

/**
 * Reads one JSON object a line and writes one a line, in the same order, each beginning with its `id`. A line that is
 * wrong gets `{"id", "line", "error", "code", …}` in its place; the rest go on.
 */
export async function mapJsonLines(input: Readable, output: Writable, work: LineWork): Promise<void> {
  const answers = async function* (): AsyncGenerator<string> {
    let number = 0;
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      number += 1;
      if (line.trim() !== '') yield `${JSON.stringify(await answerTo(line, number, work))}\n`;
    }
  };
  try {
    await pipeline(answers, output, { end: false });
  } catch (error) {
    // The reader has had enough, as `head` does; that is no failure.
    if (codeOf(error) !== 'EPIPE') throw error;
  }
}

async function answerTo(line: string, number: number, work: LineWork): Promise<object> {
  const parsed = parse(line);
  const id = idOf(parsed);
  try {
    if (parsed === null) throw new ApiError('invalid_json', { error: 'The line is not a JSON object' });
    return { id, ...(await work(parsed)) };
  } catch (error) {
    if (error instanceof ApiError) return { id, line: number, error: error.message, code: error.code, ...error.extra };
    return { id, line: number, error: error instanceof Error ? error.message : String(error), code: 'internal_error' };
  }
}

/** Null for whatever is no object. A byte order mark before the first line belongs to no JSON. */
function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line.replace(/^\ufeff/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function idOf(line: Record<string, unknown> | null): string | number | null {
  const id = line?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
