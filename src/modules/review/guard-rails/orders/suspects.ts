import { type AnswerText } from '../answer-text.js';
import { type FlagSeverity } from '../guard-rail.js';
import { hasSign, PLAIN_ORDERS } from './plain-orders.js';
import { suspicionOf } from './suspicion.js';

/** A stretch of an answer that may be an order, or belongs to one. */
export interface Suspect {
  start: number;
  end: number;
  severity: FlagSeverity;
  /** Pretends that what follows is not the applicant's. */
  endsAnswer?: boolean;
}

const SHORT_LINE = 3;
const FEWEST_LINES = 3;

/** Lines of a word or two, which may be one sentence that was broken up. */
export function brokenUp({ answer, sentences }: AnswerText): Suspect[] {
  const found: Suspect[] = [];
  for (let from = 0; from < sentences.length; from += 1) {
    let to = from;
    while (to < sentences.length && to - from < 30 && (sentences[to]?.words.length ?? 99) <= SHORT_LINE) to += 1;
    const first = sentences[from];
    const last = sentences[to - 1];
    if (to - from < FEWEST_LINES || !first || !last) continue;
    const text = sentences
      .slice(from, to)
      .map(({ words }) => words.join(' '))
      .join(' ');
    if (hasSign(suspicionOf(text).signs, ...PLAIN_ORDERS, 'outcome'))
      found.push({ start: first.start, end: last.end, severity: 'critical' });
    from = to;
  }
  return found.filter(({ start, end }) => end > start && end <= answer.value.length);
}

/** What stands between two suspects is made up for them. */
const WIDEST_GAP = 400;

export function withGaps(suspects: readonly Suspect[]): Suspect[] {
  if (!suspects.some(({ severity }) => severity !== 'info')) return [...suspects];
  const ordered = [...suspects].sort((a, b) => a.start - b.start);
  const gaps = ordered.slice(1).flatMap(({ start }, at): Suspect[] => {
    const before = ordered[at]?.end ?? start;
    return start > before && start - before <= WIDEST_GAP ? [{ start: before, end: start, severity: 'info' }] : [];
  });
  return [...suspects, ...gaps];
}
