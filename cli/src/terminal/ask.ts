import { EXIT } from '../failures/exit-codes.js';
import { Failure, usageFailure } from '../failures/failure.js';
import { type Surroundings } from './surroundings.js';

/** More than any key, answer or file of questions that the service would take. */
const MOST_INPUT = 4 * 1024 * 1024;

const ENTER = new Set(['\r', '\n', '\u0004']);
const INTERRUPT = '\u0003';
const RUBOUT = new Set(['\u007f', '\b']);

/** Everything that is piped in. @throws Failure */
export async function readInput({ input }: Surroundings): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of input as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_INPUT) throw usageFailure('There is more on standard input than the service would take');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** A secret, typed without being shown. @throws Failure */
export async function askSecret(around: Surroundings, question: string): Promise<string> {
  const { input, complaints } = around;
  complaints.write(question);
  input.setRawMode?.(true);
  try {
    return await typed(around);
  } finally {
    input.setRawMode?.(false);
    input.pause();
    complaints.write('\n');
  }
}

/** @throws Failure where nobody can be asked, and where the answer is no */
export async function confirm(around: Surroundings, question: string, isAgreed: boolean): Promise<void> {
  if (isAgreed) return;
  if (around.input.isTTY !== true) throw usageFailure(`${question} Say so with --yes`, 'confirmation_required');
  around.complaints.write(`${question} [y/N] `);
  const answer = await typed(around);
  around.input.pause();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Left as it is', 'not_confirmed', EXIT.interrupted);
}

async function typed({ input }: Surroundings): Promise<string> {
  let text = '';
  for await (const piece of input.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    for (const character of piece.toString('utf8')) {
      if (character === INTERRUPT) throw new Failure('Stopped', 'interrupted', EXIT.interrupted);
      if (ENTER.has(character)) return text;
      text = RUBOUT.has(character) ? text.slice(0, -1) : text + character;
    }
  }
  return text;
}
