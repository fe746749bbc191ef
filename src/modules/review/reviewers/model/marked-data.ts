import { createHash } from 'node:crypto';
import { cutAtWord } from '../../../../common/text/cut-at-word.js';
import { MASKS } from '../../../../language/tokens.js';
import { INVISIBLE } from '../../../../language/normalise.js';
import { type ReviewInput, sortedByKey } from '../reviewer.js';

export const REDACTED = '[redacted]';
const CUT = '[cut here]';

/** The most characters of an application that are sent. If it is longer, every answer longer than its share is cut. */
export const MOST_CHARACTERS = 60_000;

/** Takes no room, so that a quote that contains one is still found in its answer. */
const SPLITTER = '\u200b';

/** Without invisible characters, and with whatever could pass for a marker or a control token broken up. */
export function asData(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(MASKS, REDACTED)
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/<(?=[^\s\d])/gu, `<${SPLITTER}`)
    .replace(/\[(?=\/?INST\])/giu, `[${SPLITTER}`)
    .trim();
}

function shareOf(lengths: readonly number[], whole: number): number {
  let rest = whole;
  const ascending = [...lengths].sort((a, b) => a - b);
  for (const [at, length] of ascending.entries()) {
    const share = Math.floor(rest / (ascending.length - at));
    if (length > share) return share;
    rest -= length;
  }
  return whole;
}

function cutAt(text: string, share: number): string {
  return text.length <= share ? text : `${cutAtWord(text, share)} ${CUT}`;
}

export interface MarkedData {
  readonly text: string;
  /** The key of the answer that a model calls by its number, such as `A3`. */
  readonly keyOf: (number: string) => string | undefined;
}

/** Between markers that no applicant can forge: computed from the whole text, which writing one down would change. */
export function markedData({ answers, brief }: ReviewInput): MarkedData {
  const ordered = sortedByKey(answers);
  const values = ordered.map(({ value }) => asData(value));
  const lengths = values.map(({ length }) => length);
  const share = shareOf(lengths, MOST_CHARACTERS);
  const shown = ordered.map(({ label }, at) => ({ label: asData(label), value: cutAt(values[at] ?? '', share) }));
  const theme = cutAt(asData(brief ?? ''), MOST_CHARACTERS / 4);
  const marker = createHash('sha256')
    .update(JSON.stringify([theme, shown]))
    .digest('hex')
    .slice(0, 24);
  const block = (name: string, text: string): string =>
    `<<<${marker} ${name}>>>\n${text}\n<<<${marker} end of ${name}>>>`;
  const blocks = [
    ...(theme === '' ? [] : [block('brief', theme)]),
    ...shown.map(({ label, value }, at) =>
      block(`A${at + 1}`, `Question: ${label.replace(/\s+/gu, ' ')}\nAnswer: ${value}`),
    ),
  ];
  const keys = new Map(ordered.map(({ key }, at) => [`A${at + 1}`, key]));
  return { text: blocks.join('\n\n'), keyOf: (number) => keys.get(number.trim().toUpperCase()) };
}
