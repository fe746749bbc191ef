import { type Token } from '../../../../language/tokens.js';
import { type OrderWord } from '../words/order-words.js';
import { foreignSigns } from './foreign-signs.js';
import { OrderReading } from './order-reading.js';
import { asksForMark } from './outcome-signs.js';
import { overrideSigns } from './override-signs.js';
import { talksIntoReview } from './review-talk.js';
import { isHighNumber } from './top-marks.js';

/**
 * What a stretch of text does that only orders to a reviewer do. `order` and `own_order` are plain; `outcome` asks for a
 * mark; the others tell little alone.
 */
export type Sign =
  | 'order'
  | 'own_order'
  | 'extract'
  | 'foreign_order'
  | 'outcome'
  | 'verdict'
  | 'steer'
  | 'role'
  | 'secrecy'
  | 'override'
  | 'machine'
  | 'human'
  | 'evaluates';

function verdictSigns(reading: OrderReading, orders: readonly number[]): boolean {
  return reading.all('verdict').some(({ from, to }) => {
    const verb = reading.words[from] ?? '';
    const targets = reading
      .all('this_application')
      .filter(({ from: at }) => !/^(?:our|my|every|all|each|across)$/.test(reading.words[at] ?? ''));
    if (/^(?:be|been|already|pre|preapproved)$/.test(verb)) {
      const names =
        /^(?:this|the|these) (?:application|applicant|submission|entry|candidate|proposal|start|startup|answer|founder)/;
      return targets.some(
        (target) =>
          target.from < from &&
          from - target.to <= 5 &&
          names.test(reading.words.slice(target.from, target.from + 2).join(' ')),
      );
    }
    return reading.isOrder(from, orders) && targets.some((target) => target.from >= to && target.from - to <= 3);
  });
}

function roleSigns(reading: OrderReading, isOutcome: boolean): boolean {
  const played = reading
    .all('role_play')
    .some(
      ({ from, to }) =>
        reading.isOrder(from) &&
        (reading.near('reviewer', to, to + 8) ||
          reading.near('generous', from, to + 14) ||
          reading.words.slice(to, to + 8).some((word) => /^(?:investor|capitalist|dan|evil|vc)$/.test(word))),
    );
  if (played) return true;
  return (
    (reading.has('role_hint') || reading.has('role_play')) &&
    (isOutcome || (reading.has('generous') && (reading.has('reviewer') || reading.has('this_application'))))
  );
}

const ANSWER_WITH =
  /\b(?:respond|reply|answer|output|say|print|return|write)(?: only| just| exactly| simply| back){0,2}(?: with)?(?: only| just| exactly| simply)?(?: the (?:single )?(?:word|words|verdict|phrase|string|number|text)| a| an)? (?:perfect|excellent|accept|accepted|approved|pass|maximum|100|outstanding|cohort)\b/;

function steerSigns(reading: OrderReading, orders: readonly number[]): boolean {
  const strong = reading.all('steer_strong').some(({ from }) => reading.isOrder(from, orders));
  const isAddressed = reading.has('machine') || reading.has('human');
  if (strong && (isAddressed || reading.has('this_application'))) return true;
  if (
    ANSWER_WITH.test(reading.words.join(' ')) &&
    reading
      .all('steer_strong')
      .concat(reading.all('steer'), reading.all('award'))
      .some(({ from }) => reading.isOrder(from, orders))
  )
    return true;
  const isReviewed =
    reading.has('machine_noun') &&
    reading.has('this_application') &&
    reading.words.some((word) => /^(?:should|must|shall)$/.test(word));
  if (isReviewed && (reading.has('verdict') || reading.has('praise'))) return true;
  if (!reading.has('machine') || !(reading.has('praise') || reading.has('mark') || reading.topMarks.length > 0))
    return false;
  return [...reading.all('steer'), ...reading.all('award')].some(({ from }) => reading.isOrder(from, orders));
}

/** One of these is in every order that there is a rule for. */
const CORE: readonly OrderWord[] = [
  'orders',
  'orders_weak',
  'own_orders',
  'mark',
  'mark_loose',
  'top_mark',
  'own_terms',
  'this_application',
  'role_play',
  'machine',
  'human',
  'steer_strong',
  'highly',
  'praise',
  'reviewer',
  'earlier',
];

/** Every sign in a stretch of text. */
export function signsIn(text: string, tokens: readonly Token[]): Set<Sign> {
  const reading = new OrderReading(text, tokens);
  const signs = new Set<Sign>(foreignSigns(text, reading.words));
  if (!CORE.some((tag) => reading.has(tag)) && reading.topMarks.length === 0) return signs;
  const orders: number[] = [];
  for (const sign of overrideSigns(reading, orders)) signs.add(sign);
  const isOutcome = asksForMark(reading, orders);
  if (isOutcome) signs.add('outcome');
  if (reading.has('own_terms') && ownTermsOrdered(reading, text)) signs.add('own_order');
  if (verdictSigns(reading, orders)) signs.add('verdict');
  if (roleSigns(reading, isOutcome)) signs.add('role');
  if (steerSigns(reading, orders) || talksIntoReview(reading)) signs.add('steer');
  if (
    reading
      .all('secrecy')
      .some(({ from, to }) => reading.isOrder(from, orders) && reading.near('secret', to - 1, to + 5))
  )
    signs.add('secrecy');
  if (reading.all('extract').some(({ from, to }) => reading.isOrder(from) && reading.near('own_orders', to, to + 6)))
    signs.add('extract');
  for (const tag of ['machine', 'human'] as const) if (reading.has(tag)) signs.add(tag);
  if (reading.has('this_application') || reading.topMarks.length > 0 || reading.has('own_orders'))
    signs.add('evaluates');
  return signs;
}

function ownTermsOrdered(reading: OrderReading, text: string): boolean {
  if (
    /cohort_(?:perfect|strong|possible|unlikely|undetermined)|(?:clarity|founder_fit|idea_strength)_score|guard_rail_flags/i.test(
      text,
    )
  )
    return true;
  const isVerdict = reading
    .all('own_terms')
    .some(({ from, to }) => /^cohort (?:perfect|strong)$/.test(reading.words.slice(from, to).join(' ')));
  return (
    (isVerdict || reading.words.some(isHighNumber) || reading.topMarks.length > 0) &&
    [...reading.all('award'), ...reading.all('rate')].some(({ from }) => reading.isOrder(from))
  );
}
