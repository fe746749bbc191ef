import { INVISIBLE } from '../../../language/normalise.js';
import { findPersonalData } from '../redaction/personal-data.js';

const LONGEST = 160;

/** A short, visible piece of an answer to show beside a flag; personal data in it is starred out. */
export function excerptOf(text: string): string {
  const shown = text.slice(0, LONGEST * 2).replace(INVISIBLE, '');
  let masked = '';
  let from = 0;
  for (const { start, end } of findPersonalData(shown)) {
    masked += `${shown.slice(from, start)}${shown.charAt(start)}***`;
    from = end;
  }
  const line = (masked + shown.slice(from)).replace(/\s+/gu, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
}
