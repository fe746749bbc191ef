import { type PhraseHit } from '../../../../language/phrase-matcher.js';
import { type OrderWord } from '../words/order-words.js';
import { type OrderReading } from './order-reading.js';

/** Words between "ignore" and "instructions" that still make one order. */
const REACH = 8;

function qualifiedOrders(reading: OrderReading, from: number, isStrongVerb: boolean): boolean {
  const to = from + REACH;
  if (reading.near('own_orders', from, to)) return true;
  const isQualified = (noun: PhraseHit<OrderWord>, by: OrderWord): boolean => {
    // "Instructions above" and "rules that you were given" are as good as "previous instructions".
    return (
      reading.near(by, Math.max(from, noun.from - 4), noun.from - 1) ||
      (by === 'earlier' && reading.near(by, noun.to, noun.to + 2))
    );
  };
  const within = (tag: OrderWord): PhraseHit<OrderWord>[] =>
    reading.all(tag).filter((hit) => hit.from >= from && hit.from <= to);
  const isAny = (noun: PhraseHit<OrderWord>): boolean =>
    isStrongVerb &&
    isQualified(noun, 'any_of') &&
    !/^(?:of|for|about|in|on|from|that)$/.test(reading.words[noun.to] ?? '');
  if (within('orders').some((noun) => isQualified(noun, 'earlier') || isAny(noun))) return true;
  return within('orders_weak').some((noun) => isQualified(noun, 'earlier'));
}

const OWN_ORDERS = /^(?:instruct|prompt|rubric|scoring|your|evaluation|system)/;

/**
 * Orders to set instructions aside: plain ones, and such as could be meant for others. Where each stands is added to
 * `orders`.
 */
export function overrideSigns(reading: OrderReading, orders: number[]): ('order' | 'override')[] {
  const signs: ('order' | 'override')[] = [];
  for (const tag of ['override', 'override_weak'] as const) {
    for (const verb of reading.all(tag)) {
      if (!reading.isOrder(verb.from, orders)) continue;
      if (qualifiedOrders(reading, verb.to, tag === 'override')) {
        signs.push('order');
        orders.push(verb.from);
      } else if (tag === 'override' && reading.near('orders', verb.to, verb.to + REACH)) {
        signs.push('override');
        orders.push(verb.from);
      }
    }
  }
  const voids = reading.all('void_now');
  const told = reading.all('orders').filter(({ to }) => reading.words[to] === 'you');
  const earlier = reading.all('orders').filter(({ from }) => reading.near('earlier', from - 3, from - 1));
  const nouns = [...reading.all('own_orders'), ...earlier].filter(({ from }) =>
    OWN_ORDERS.test(reading.words[from] ?? ''),
  );
  const isVoid = [...nouns, ...told].some(({ to }) => voids.some((hit) => hit.from >= to && hit.from - to <= 6));
  return isVoid ? [...signs, 'order'] : signs;
}
